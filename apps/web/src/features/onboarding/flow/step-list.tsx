import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Check } from 'lucide-react';
import { onboardingSteps } from './steps.ts';

/** ONB-1: a column beside the step, or a row of bars above it where there is no room. */
export function StepList({ current }: { readonly current: number }) {
  return (
    <nav aria-label="Steps" className="md:w-48 md:shrink-0">
      <p aria-hidden className="mb-2 text-12 text-text-3 md:hidden">
        Step {current + 1} of {onboardingSteps.length}
      </p>
      <ol className="flex gap-1 md:sticky md:top-10 md:flex-col md:gap-0">
        {onboardingSteps.map(({ name, label }, at) => (
          <li
            key={name}
            aria-current={at === current ? 'step' : undefined}
            className="group flex-1 md:flex md:items-center md:gap-3 md:py-1.5"
          >
            <Marker at={at} current={current} />
            <span
              className={cn(
                'max-md:sr-only',
                at === current
                  ? 'font-550 text-text'
                  : at < current
                    ? 'text-text-2'
                    : 'text-text-3',
              )}
            >
              {label}
              {at < current && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MarkerProps {
  readonly at: number;
  readonly current: number;
}

function Marker({ at, current }: MarkerProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'flex h-1 items-center justify-center rounded-full text-11 tabular-nums md:size-5',
        'forced-colors:border [&_.lucide]:size-3.5 [&_.lucide]:stroke-2',
        at <= current &&
          'forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        at === current && 'bg-accent text-on-accent',
        at < current && 'bg-accent text-accent-text md:bg-accent-soft',
        at > current && 'bg-pressed text-text-3 md:border md:border-line md:bg-transparent',
      )}
    >
      <span className="max-md:hidden">{at < current ? <Check /> : at + 1}</span>
    </span>
  );
}
