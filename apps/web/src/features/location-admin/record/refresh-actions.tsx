import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { useId, type ReactNode } from 'react';
import { type ApiError, writeErrorMessage } from '../../../data/http/api-error.ts';
import {
  useCheckIfManaged,
  useFetchGoogleUpdates,
  useRefreshRelatedGoogleData,
} from '../../../data/locations/mutations.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { ErrorText } from '../../../widgets/page/error-text.tsx';

export function FailureNote({ error }: { readonly error: ApiError | null }) {
  const errorMessage = writeErrorMessage(error);
  if (!errorMessage) return null;
  return (
    <ErrorText role="alert" className="mt-2">
      {errorMessage}
    </ErrorText>
  );
}

/** Runs the platform's periodic refreshes immediately and shows the result of each. */
export function RefreshActions({ id }: { readonly id: LocationId }) {
  const fetchUpdates = useFetchGoogleUpdates();
  const refreshRelated = useRefreshRelatedGoogleData();
  const checkManaged = useCheckIfManaged();
  return (
    <section aria-labelledby="refresh-actions">
      <h2 id="refresh-actions" className="text-14">
        Refresh
      </h2>
      <ul className="mt-3 grid gap-5">
        <RefreshAction
          title="Changes on Google"
          call="fetch-google-updates"
          button="Check for changes"
          action={fetchUpdates}
          onStart={() => fetchUpdates.mutate(id)}
        >
          {fetchUpdates.data && waiting(fetchUpdates.data.updates_count)}
        </RefreshAction>
        <RefreshAction
          title="Photos, services and attributes"
          call="refresh-related-google-data"
          button="Refresh"
          action={refreshRelated}
          onStart={() => refreshRelated.mutate(id)}
        >
          {refreshRelated.isSuccess && 'Up to date with Google.'}
        </RefreshAction>
        <RefreshAction
          title="Profile management"
          call="check-if-managed"
          button="Check"
          action={checkManaged}
          onStart={() => checkManaged.mutate(id)}
        >
          {checkManaged.data && managedBy(checkManaged.data)}
        </RefreshAction>
      </ul>
    </section>
  );
}

const waiting = (count: number | undefined): string =>
  count === undefined
    ? 'Checked.'
    : count === 0
      ? 'Checked. No pending updates.'
      : `Checked. ${formatCount(count, 'pending update')}.`;

function managedBy(answer: {
  readonly managed?: boolean | undefined;
  readonly managed_elsewhere?: boolean | undefined;
}): string {
  if (answer.managed === undefined) return 'Management unknown.';
  if (answer.managed_elsewhere === undefined)
    return answer.managed ? 'Managed by this account.' : 'Not managed by this account.';
  if (answer.managed_elsewhere) {
    return answer.managed
      ? 'Managed by this account and another customer.'
      : 'Managed by another customer.';
  }
  return answer.managed ? 'Managed by this account only.' : 'Not managed by anyone.';
}

interface RefreshActionProps {
  readonly title: string;
  /** The platform's name of the call. */
  readonly call: string;
  readonly button: string;
  readonly action: { readonly isPending: boolean; readonly error: ApiError | null };
  readonly onStart: () => void;
  readonly children: ReactNode;
}

function RefreshAction({ title, call, button, action, onStart, children }: RefreshActionProps) {
  const id = useId();
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <h3 id={id} className="text-13 font-550">
            {title}
          </h3>
          <code className="font-mono text-12 text-text-3">{call}</code>
        </div>
        <Button size="sm" aria-describedby={id} loading={action.isPending} onClick={onStart}>
          {button}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-12 text-text-2 empty:hidden">
        {children}
      </p>
      <FailureNote error={action.error} />
    </li>
  );
}
