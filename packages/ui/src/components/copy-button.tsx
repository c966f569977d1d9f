import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type CopyButtonProps = Omit<
  ComponentProps<typeof Button>,
  'children' | 'icon' | 'loading' | 'onClick'
> & {
  /** A function creates the text only on a press. */
  text: string | (() => string);
  label: string;
};

const said = { done: 'Copied', failed: 'Couldn’t copy' } as const;
const icons = { done: Check, failed: TriangleAlert } as const;

/** Shows the result for two seconds. */
export function CopyButton({ text, label, className, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof said | null>(null);
  const Icon = outcome ? icons[outcome] : Copy;

  const copy = () =>
    // Copies inside `then`, so that a missing clipboard API rejects instead of throwing.
    Promise.resolve(typeof text === 'string' ? text : text())
      .then((content) => navigator.clipboard.writeText(content))
      .then(
        () => setOutcome('done'),
        () => setOutcome('failed'),
      );

  return (
    <>
      <Button
        {...rest}
        className={cn('print:hidden', className)}
        icon={
          <span
            className={cn('flex', outcome && 'animate-[appear_120ms_linear_2s_reverse_forwards]')}
            key={outcome}
            onAnimationEnd={() => setOutcome(null)}
          >
            <Icon aria-hidden />
          </span>
        }
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <VisuallyHidden role="status">{outcome && said[outcome]}</VisuallyHidden>
    </>
  );
}
