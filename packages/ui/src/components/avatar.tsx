import { cva } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const avatar = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-pressed text-11 font-600 text-text-2 select-none forced-colors:border',
  {
    variants: { size: { sm: 'size-6', md: 'size-7', lg: 'size-9 text-13' } },
    defaultVariants: { size: 'md' },
  },
);

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** True if the name is visible next to the avatar. */
  decorative?: boolean | undefined;
};

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

export function Avatar({ name, src, size, decorative = false, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };

  return (
    <span {...rest} {...named} className={cn(avatar({ size }), className)}>
      {src && src !== broken ? (
        <img alt="" className="size-full object-cover" src={src} onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
