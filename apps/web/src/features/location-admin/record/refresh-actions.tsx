import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { type ApiError, writeErrorMessage } from '../../../data/http/api-error.ts';
import {
  useCheckIfManaged,
  useFetchGoogleUpdates,
  useRefreshRelatedGoogleData,
} from '../../../data/locations/mutations.ts';
import { formatCount } from '../../../lib/text/format.ts';

/** The error of an action, shown beside it. */
export function FailureNote({ error }: { readonly error: ApiError | null }) {
  const errorMessage = writeErrorMessage(error);
  if (!errorMessage) return null;
  return (
    <p role="alert" className="mt-2 flex gap-1.5 text-12 text-removed">
      <CircleAlert aria-hidden className="mt-px size-3.5" />
      {errorMessage}
    </p>
  );
}

/** Runs the platform's periodic refreshes immediately, each with its result. */
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
          button="Read again"
          action={refreshRelated}
          onStart={() => refreshRelated.mutate(id)}
        >
          {refreshRelated.isSuccess && 'They are now as Google has them.'}
        </RefreshAction>
        <RefreshAction
          title="Who manages the profile"
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
    ? 'Google was asked.'
    : count === 0
      ? 'Google was asked. No update waits for a decision.'
      : `Google was asked. ${formatCount(count, 'update waits', 'updates wait')} for a decision.`;

function managedBy(answer: {
  readonly managed?: boolean | undefined;
  readonly managed_elsewhere?: boolean | undefined;
}): string {
  if (answer.managed === undefined) return 'The platform did not say who manages it.';
  if (answer.managed_elsewhere === undefined)
    return answer.managed ? 'It is managed here.' : 'It is not managed here.';
  if (answer.managed_elsewhere) {
    return answer.managed
      ? 'It is managed here, and by another customer of the platform too.'
      : 'It is not managed here, but by another customer of the platform.';
  }
  return answer.managed
    ? 'It is managed here, and by nobody else on the platform.'
    : 'Nobody on the platform manages it.';
}

interface RefreshActionProps {
  readonly title: string;
  /** The platform's name. */
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
