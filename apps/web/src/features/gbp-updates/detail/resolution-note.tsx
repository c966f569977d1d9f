import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { formatDateTime } from '../../../lib/text/format.ts';
import { ResolutionBadge } from '../../../widgets/updates/resolution-badge.tsx';

const meanings: Readonly<Record<string, string>> = {
  accepted: 'What Google shows became our value.',
  rejected: 'Our value was sent to Google again.',
  dismissed: 'It was put aside; neither side was changed.',
  nullified: 'There was nothing left to decide: the value changed again, or came back to ours.',
};

/** UPD-6: what came of it, when, and by whom. */
export function ResolutionNote({ resolution }: Pick<GoogleUpdate, 'resolution'>) {
  const action = resolution?.resolved_action;
  if (!action) return null;
  const byItself = resolution.resolved_by === 'auto-rejection';
  return (
    <p className="text-text-2">
      <span className="mr-2">
        <ResolutionBadge resolution={resolution} />
      </span>
      {resolution.resolved_at && `${formatDateTime(resolution.resolved_at)}. `}
      {byItself && 'The rule of this location decided it. '}
      {meanings[action]}
    </p>
  );
}
