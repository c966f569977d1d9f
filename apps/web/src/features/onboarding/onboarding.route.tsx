import { ButtonLink } from '@placekeeper/ui/button-link';
import { PlacekeeperMark } from '@placekeeper/ui/icons/placekeeper-mark';
import { Link, Outlet, useMatches } from 'react-router';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { env } from '../../lib/env.ts';
import { to } from '../../lib/url/paths.ts';
import { StepList } from './flow/step-list.tsx';
import { onboardingSteps } from './flow/steps.ts';

/** The frame of all steps: it stays while they change. */
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
        <WayOut />
      </div>
      <div className="mx-auto flex w-full max-w-[76rem] flex-1 flex-col gap-6 px-gutter pt-4 pb-12 md:flex-row md:gap-12 md:pt-10">
        <StepList current={current} />
        <div className="flex min-w-0 flex-1 flex-col">
          <Outlet />
        </div>
      </div>
    </div>
  );
}

/** Home brings somebody without locations back to the flow, so the way out of it is another one. */
function WayOut() {
  const { locations_count: locations } = useCurrentUser();
  if (locations !== 0) {
    return (
      <ButtonLink render={<Link to={to('locationManager')} />} variant="ghost">
        Back to locations
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={env.logOutUrl} variant="ghost">
      Log out
    </ButtonLink>
  );
}
