import { cn } from '@placekeeper/ui/lib/cn';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

interface StepSectionProps {
  readonly number: number;
  readonly title: string;
  readonly state: 'done' | 'open' | 'later';
  readonly summary?: ReactNode;
  readonly edit: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  /** Whether the user has just opened this step. */
  readonly focused: boolean;
  readonly children: ReactNode;
}

const takeFocus = (heading: HTMLElement | null): void => {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
};

/** All steps show their heading; only the open step shows its content. */
export function StepSection(props: StepSectionProps) {
  const { number, title, state, summary, edit, focused, children } = props;
  const open = state === 'open';
  return (
    <li aria-current={open ? 'step' : undefined} className="border-t border-line last:border-b">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
        <StepMark number={number} state={state} />
        <h2
          className={cn('rounded-4 text-14', state === 'later' && 'text-text-3')}
          ref={open && focused ? takeFocus : undefined}
          tabIndex={-1}
        >
          {title}
        </h2>
        {state === 'done' && (
          <>
            <p className="min-w-0 flex-1 wrap-anywhere text-text-2 tabular-nums max-md:order-1 max-md:basis-full max-md:pl-9">
              {summary}
            </p>
            <Link
              {...edit}
              aria-label={`Change: ${title}`}
              className="ml-auto flex min-h-6 items-center font-550 text-accent-text underline-offset-3 hover:underline"
            >
              Change
            </Link>
          </>
        )}
      </div>
      {open && <div className="pb-6">{children}</div>}
    </li>
  );
}

const marks = {
  done: 'border-transparent bg-accent-soft text-accent-text',
  open: 'border-transparent bg-accent text-on-accent forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
  later: 'border-line text-text-3',
} as const;

function StepMark({ number, state }: Pick<StepSectionProps, 'number' | 'state'>) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-6 shrink-0 place-items-center rounded-full border text-12 font-550 tabular-nums',
        marks[state],
      )}
    >
      {state === 'done' ? <Check className="size-3.5 stroke-2" /> : number}
    </span>
  );
}
