import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { Badge } from '@placekeeper/ui/badge';
import { formatDateTime } from '../../lib/format.ts';
import { sentenceCase } from '../../widgets/update-title.tsx';

type Resolution = Pick<GoogleUpdate, 'resolution'>;

const tones: Readonly<Record<string, 'added' | 'removed' | 'neutral'>> = {
  accepted: 'added',
  rejected: 'removed',
};

/** UPD-6: an outcome that is not known yet is shown in its own word (UPD-9). */
export function ResolutionBadge({ resolution }: Resolution) {
  const action = resolution?.resolved_action;
  if (!action) return null;
  return <Badge tone={tones[action] ?? 'neutral'}>{sentenceCase(action)}</Badge>;
}

const meanings: Readonly<Record<string, string>> = {
  accepted: 'What Google shows became our value.',
  rejected: 'Our value was sent to Google again.',
  dismissed: 'It was put aside; neither side was changed.',
  nullified: 'There was nothing left to decide: the value changed again, or came back to ours.',
};

/** UPD-6: what came of it, when, and by whom. */
export function ResolutionNote({ resolution }: Resolution) {
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
