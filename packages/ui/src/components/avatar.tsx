import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const avatar =
  'inline-grid size-7 shrink-0 place-items-center overflow-hidden rounded-full bg-pressed text-11 font-600 text-text-2 select-none forced-colors:border';

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  /** True if the name is visible next to the avatar. */
  decorative?: boolean | undefined;
};

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** Shows the initials of a name. */
export function Avatar({ name, decorative = false, className, ...rest }: AvatarProps) {
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };

  return (
    <span {...rest} {...named} className={cn(avatar, className)}>
      {initials(name)}
    </span>
  );
}
