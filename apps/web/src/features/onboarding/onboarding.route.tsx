import { ButtonLink } from '@placekeeper/ui/button-link';
import { PlacekeeperMark } from '@placekeeper/ui/icons/placekeeper-mark';
import { Link, Outlet, useMatches } from 'react-router';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { env } from '../../lib/env.ts';
import { to } from '../../lib/url/paths.ts';
import { onboardingSteps } from './flow/steps.ts';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Check } from 'lucide-react';

export function Component() {
  const shown = useMatches().at(-1)?.id;
  const current = Math.max(
    0,
    onboardingSteps.findIndex(({ name }) => name === shown),
  );

  return (
    <div className="flex min-h-dvh flex-col">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 px-gutter print:hidden">
        <Link
          aria-label="Placekeeper home"
          className="flex size-8 items-center justify-center rounded-8 bg-text text-surface [&_.lucide]:size-4.5"
          to={to('dashboard')}
        >
          <PlacekeeperMark aria-hidden />
        </Link>
        <span className="flex-1 text-14 font-600">Placekeeper</span>
        <ExitLink />
      </div>
      {/* The step is in the middle of the window, and a list grows from there to the right, so that nothing moves sideways between steps. */}
      <div className="flex w-full flex-1 flex-col gap-6 px-gutter pt-4 pb-12 md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:gap-12 md:pt-10 lg:grid-cols-[minmax(12rem,1fr)_minmax(0,var(--container-form))_minmax(0,1fr)]">
        <StepList current={current} />
        <div className="flex max-w-[61rem] min-w-0 flex-1 flex-col lg:has-data-wide:col-span-2">
          <Outlet />
        </div>
      </div>
    </div>
  );
}

/** Users without locations log out, because the home screen would redirect them back to this flow. */
function ExitLink() {
  const { locations_count: locations } = useCurrentUser();
  if (locations !== 0) {
    return (
      <ButtonLink className="-mr-3" render={<Link to={to('locationManager')} />} variant="ghost">
        Back to locations
      </ButtonLink>
    );
  }
  return (
    <ButtonLink className="-mr-3" href={env.logOutUrl} variant="ghost">
      Log out
    </ButtonLink>
  );
}

/** A column beside the step; on narrow screens, a row of bars. */
function StepList({ current }: { readonly current: number }) {
  return (
    <nav aria-label="Steps" className="md:w-48 lg:justify-self-end">
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
