import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';
import { isProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { Spinner } from '@placekeeper/ui/spinner';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../lib/paths.ts';
import { attemptReasons } from '../publishing/field-states.ts';

const icon = 'mt-px size-3.5 shrink-0';
const link = 'text-accent-text underline underline-offset-3';

/** What became of it: on its way to Google, or of the change there. */
export function EntryOutcome({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <>
      <Published entry={entry} />
      <Origin entry={entry} />
    </>
  );
}

function Published({ entry: { field, cause, patch_attempt: attempt } }: EntryProps) {
  if (!attempt) {
    const isSent = cause === 'edited' || cause === 'bulk-edited' || cause === 'bulk-undone';
    if (!isSent || !isProviderField(field)) return null;
    return <Line icon={<Info aria-hidden className={icon} />}>Changed here only</Line>;
  }
  if (attempt.status === 'completed') {
    return (
      <Line icon={<CircleCheck aria-hidden className={`${icon} text-added`} />}>Published</Line>
    );
  }
  if (attempt.status === 'failed') {
    return (
      <Line icon={<CircleAlert aria-hidden className={icon} />} className="text-removed">
        Not published. {attemptReasons(field, attempt.errors).join(' ')}
      </Line>
    );
  }
  return <Line icon={<Spinner className="mt-px [&_.lucide]:size-3.5" />}>Being published</Line>;
}

function Origin({ entry: { bulk_edit, google_update, cause } }: EntryProps) {
  if (bulk_edit) {
    return (
      <Link className={link} to={to('bulk-edit.show', { bulkEdit: bulk_edit.id })}>
        See the bulk edit
      </Link>
    );
  }
  if (!google_update) return null;
  const waits = google_update.resolved_action === null;
  const isOver = google_update.resolved_action === 'nullified';
  return (
    <>
      {cause === 'changed-outside' && isOver && <span>Nothing was left to decide</span>}
      <Link className={link} to={to('gbp.updates.show', { updateId: google_update.id })}>
        {waits ? 'Waits for your decision' : 'See the update'}
      </Link>
    </>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
}

interface LineProps {
  readonly icon: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

function Line({ icon: mark, className = '', children }: LineProps) {
  return (
    <span className={`flex min-w-0 gap-1.5 ${className}`}>
      {mark}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
