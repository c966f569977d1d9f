import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense, useState } from 'react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { googleLocationQueries } from '../../../data/imports/queries.ts';
import {
  currentUserQueries,
  useCurrentUser,
  refreshCurrentUser,
} from '../../../data/current-user/queries.ts';
import { notificationQueries } from '../../../data/notification-settings/queries.ts';
import { load, usePrefetched, prefetch } from '../../../data/api/prefetch.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { AccountPage } from '../flow/account-page.tsx';
import { FailureList } from '../flow/failure-list.tsx';
import { readFlow, stepPath, readFlowOf } from '../flow/flow-url.ts';
import { emailsText, managedText } from './managed-text.ts';
import { StepActions, StepPage, StepPanel } from '../flow/step-page.tsx';
import { forgetChosen } from '../selection/selection-storage.ts';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  // Reads the user again, because without a socket no event updates the number of locations.
  void refreshCurrentUser();
  // Waited for below, because their texts would move the buttons. Without them, only these texts are missing.
  const texts = Promise.allSettled([
    load(currentUserQueries.subscriptionMeta()),
    load(notificationQueries.list(null)),
  ]);
  if (address.operation) prefetch(googleLocationQueries.operation(address.operation));
  const state = await loadOnboardingState('onboarding.finish', address);
  const elsewhere = redirectToStep('onboarding.finish', address, state);
  if (elsewhere === null) await texts;
  return elsewhere;
}

const none: ImportStatus = { total: 0, complete: 0, errored: 0 };

export function Component() {
  const { data: status = none } = usePrefetched(googleLocationQueries.importStatus());
  const imported = status.complete - status.errored;

  return (
    <StepPage title={imported > 0 ? 'Your locations have been added' : 'No locations added'}>
      {imported > 0 && (
        <Banner className="mt-6 text-14" tone="success">
          {`${formatCount(imported, 'location is', 'locations are')} ready to edit and tag.`}
        </Banner>
      )}
      {status.errored > 0 && (
        <Banner className="mt-6" tone="danger">
          Sorry, there was an error with your import. Some of your locations may not have imported.
          Please review your locations and try again if needed. If you continue to have errors,
          please contact support.
        </Banner>
      )}
      <FailureList status={status} />
      {imported > 0 && (
        <StepPanel>
          <Notifications />
          <Managed />
        </StepPanel>
      )}
      <StepActions>
        <ButtonLink render={<Link to={to('locationManager')} />} size="lg" variant="primary">
          Go to your locations
        </ButtonLink>
        {status.errored > 0 && <TryAgain count={status.errored} />}
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

function Managed() {
  const { data } = usePrefetched(currentUserQueries.subscriptionMeta());
  const { locations_count: all } = useCurrentUser();
  const [choosing, setChoosing] = useState(0);
  const [open, setOpen] = useState(false);
  const subscription = data?.gbp_management_subscription;
  if (!subscription || all === undefined) return null;
  const { locations: managed, slots } = subscription;
  return (
    <>
      <p>{managedText(managed, all, slots)}</p>
      {slots === 0 && all > 0 && (
        <StepActions>
          <AccountPage slots={all} variant="secondary">
            View plans
          </AccountPage>
        </StepActions>
      )}
      {slots > 0 && all > managed && (
        <StepActions>
          <Button
            size="lg"
            onClick={() => {
              setChoosing(choosing + 1);
              setOpen(true);
            }}
          >
            Choose managed locations
          </Button>
          {all > slots && (
            <AccountPage slots={all} variant="secondary">
              {`Add ${formatCount(all - slots, 'slot')}`}
            </AccountPage>
          )}
        </StepActions>
      )}
      <Suspense>
        {choosing > 0 && (
          <ManagedDialog
            key={choosing}
            open={open}
            subscription={subscription}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const ManagedDialog = lazyPart(async () => (await import('./managed-dialog.tsx')).ManagedDialog);

function Notifications() {
  const { data } = usePrefetched(notificationQueries.list(null));
  const { data: meta } = usePrefetched(currentUserQueries.subscriptionMeta());
  const managed = meta?.gbp_management_subscription?.locations ?? 0;
  const text = data && emailsText(data.configurations, managed);
  if (!text) return null;
  return (
    <p>
      {text}{' '}
      <Link className="text-accent-text underline" to={to('settings')}>
        Change notifications
      </Link>
    </p>
  );
}

/** Opens the profiles with the failed ones selected. If the fetch is unknown, starts at the account step. */
function TryAgain({ count }: { readonly count: number }) {
  const [search] = useSearchParams();
  const address = { ...readFlow(search), again: true };
  const known = address.operation !== undefined;
  return (
    <ButtonLink
      render={
        <Link
          to={stepPath(
            known ? 'onboarding.select-profiles' : 'onboarding.connect-google-account',
            address,
          )}
          onClick={() => address.google_account && forgetChosen(address.google_account)}
        />
      }
      size="lg"
    >
      Retry {formatCount(count, 'profile')}
    </ButtonLink>
  );
}
