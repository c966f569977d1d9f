import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';
import { Spinner } from '@placekeeper/ui/spinner';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../lib/url/paths.ts';
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

function Published({ entry: { field, publishing } }: EntryProps) {
  if (!publishing) return null;
  if (publishing.status === 'published') {
    return (
      <Line icon={<CircleCheck aria-hidden className={`${icon} text-added`} />}>Published</Line>
    );
  }
  if (publishing.status === 'failed') {
    return (
      <Line icon={<CircleAlert aria-hidden className={icon} />} className="text-removed">
        Not published. {attemptReasons(field, publishing.errors).join(' ')}
      </Line>
    );
  }
  return <Line icon={<Spinner className="mt-px [&_.lucide]:size-3.5" />}>Being published</Line>;
}

function Origin({ entry: { google_update, cause } }: EntryProps) {
  if (!google_update) return null;
  const { id, resolved_action: action } = google_update;
  return (
    <>
      {cause === 'changed-outside' && action === 'nullified' && (
        <span>Resolved without a decision</span>
      )}
      <Link className={link} to={to('gbp.updates.show', { updateId: id })}>
        {action === null ? 'Review the update' : 'See the update'}
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
