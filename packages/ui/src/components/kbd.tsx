import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { hotkeyText } from '../lib/hotkey.ts';

const tones = {
  surface: 'border-line bg-surface text-text-3',
  accent: 'border-on-accent/40 text-on-accent',
  inverse: 'border-surface/30 text-inherit',
};

export type KbdProps = Omit<ComponentProps<'kbd'>, 'children'> & {
  /** `mod+s`, `shift+j` or `/`. Shown as the user's platform writes them. */
  keys: string;
  tone?: keyof typeof tones | undefined;
};

export function Kbd({ keys, tone = 'surface', className, ...rest }: KbdProps) {
  return (
    <kbd
      {...rest}
      className={cn(
        'inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-4 border px-1',
        'font-mono text-11 font-450',
        tones[tone],
        className,
      )}
    >
      {hotkeyText(keys)}
    </kbd>
  );
}
