import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { CircleCheck } from 'lucide-react';
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
import { StepActions, StepPage } from '../flow/step-page.tsx';
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
      <div className="mt-6 divide-y divide-line rounded-8 border border-line bg-surface px-4">
        {imported > 0 && (
          <p className="flex items-center gap-2 py-3 text-14 font-550">
            <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
            {`${formatCount(imported, 'location is', 'locations are')} ready to edit and tag.`}
          </p>
        )}
        <FailureList className="pt-2.5" status={status}>
          <p className="text-text-2">
            Sorry, there was an error with your import. Some of your locations may not have
            imported. Please review your locations and try again if needed. If you continue to have
            errors, please contact support.
          </p>
          <p className="py-2.5">
            <TryAgain count={status.errored} />
          </p>
        </FailureList>
        {imported > 0 && (
          <div className="grid gap-2.5 py-3 empty:hidden">
            <Notifications />
            <Managed />
          </div>
        )}
      </div>
      <StepActions>
        <ButtonLink render={<Link to={to('locationManager')} />} size="lg" variant="primary">
          Go to your locations
        </ButtonLink>
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
        <div className="flex flex-wrap gap-2">
          <AccountPage slots={all} variant="secondary">
            View plans
          </AccountPage>
        </div>
      )}
      {slots > 0 && all > managed && (
        <div className="flex flex-wrap gap-2">
          <Button
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
        </div>
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
    >
      Retry {formatCount(count, 'profile')}
    </ButtonLink>
  );
}
