import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { googleLocationQueries } from '../../data/google-locations.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { formatCount } from '../../lib/format.ts';
import { to } from '../../lib/paths.ts';
import { FailureList } from './failure-list.tsx';
import { loadFinish } from './finish.loader.ts';
import { readFlow, stepPath } from './flow-address.ts';
import { writeSelection } from './selection-storage.ts';
import { StepActions, StepPage } from './step-page.tsx';

export const loader = loadFinish;

const none: ImportStatus = { total: 0, complete: 0, errored: 0 };

export function Component() {
  const { data: status = none } = usePrefetched(googleLocationQueries.importStatus());
  const imported = status.complete - status.errored;

  return (
    <StepPage
      lead={
        imported > 0
          ? `${formatCount(imported, 'location is', 'locations are')} ready: see their profiles, edit them and tag them.`
          : undefined
      }
      title={imported > 0 ? 'Your locations have been added' : 'No locations were added'}
    >
      {status.errored > 0 && (
        <Banner className="mt-6" tone="danger">
          Sorry, there was an error with your import. Some of your locations may not have imported.
          Please review your locations and try again if needed. If you continue to have errors,
          please contact support.
        </Banner>
      )}
      <FailureList status={status} />
      <StepActions>
        <ButtonLink render={<Link to={to('locationManager')} />} size="lg" variant="primary">
          Go to your locations
        </ButtonLink>
        <TryAgain failures={status.failures ?? []} />
        <ButtonLink
          render={<Link to={stepPath('onboarding.connect-google-account')} />}
          size="lg"
          variant="ghost"
        >
          Add more
        </ButtonLink>
      </StepActions>
    </StepPage>
  );
}

/** Back to the list they came from, with exactly these chosen. */
function TryAgain({ failures }: { readonly failures: NonNullable<ImportStatus['failures']> }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = readFlow(search);
  const { operation } = address;
  if (failures.length === 0 || operation === undefined) return null;

  const chooseAgain = () => {
    writeSelection(operation, {
      chosen: new Set(failures.map(({ id }) => id)),
      accounts: new Map(),
    });
    void navigate(stepPath('onboarding.select-profiles', address));
  };
  return (
    <Button size="lg" onClick={chooseAgain}>
      Try {formatCount(failures.length, 'profile')} again
    </Button>
  );
}
