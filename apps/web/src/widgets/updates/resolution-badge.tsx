import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { Badge } from '@placekeeper/ui/badge';
import { sentenceCase } from './update-title.tsx';

const tones: Readonly<Record<string, 'added' | 'removed' | 'neutral'>> = {
  accepted: 'added',
  rejected: 'removed',
};

/** UPD-9: an outcome that this version doesn't know appears with its raw value. */
export function ResolutionBadge({ resolution }: Pick<GoogleUpdate, 'resolution'>) {
  const action = resolution?.resolved_action;
  if (!action) return null;
  return (
    <Badge tone={tones[action] ?? 'neutral'}>
      {sentenceCase(action)}
      {resolution.resolved_by === 'auto-rejection' && ' by rule'}
    </Badge>
  );
}
