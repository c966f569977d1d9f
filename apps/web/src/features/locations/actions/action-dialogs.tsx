import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { TagAction } from '../../../data/tags/bulk-tagging.ts';
import { useLastValue } from '../../../lib/react/use-last-value.ts';
import { DeleteLocationDialog } from '../../../widgets/location/delete-location-dialog.tsx';
import { ManagementOffDialog } from '../../../widgets/location/management-off-dialog.tsx';
import { TagsDialog } from '../../../widgets/tags/tags-dialog.tsx';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { DeleteManyDialog } from './delete-dialog.tsx';
import { ManagementDialog } from './management-dialog.tsx';
import { hiddenText } from '../../../widgets/selection/location-choice.ts';
import { changeText, useTargets } from './use-targets.ts';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { targetName, type PendingAction, type ActionTarget } from './pending-action.ts';

interface ActionDialogsProps {
  readonly pending: PendingAction | null;
  readonly onClose: () => void;
  /** Called when the locations are deleted or their deletion has started. */
  readonly onDeleted: (ids: readonly LocationId[]) => void;
  /** The focus target if the deletion removes the focused element. */
  readonly focusAfterDelete: () => HTMLElement | null;
}

export function ActionDialogs({ pending, ...controls }: ActionDialogsProps) {
  const shown = useLastValue(pending);
  return (
    shown && <PendingDialog key={shown.at} {...controls} pending={shown} open={pending !== null} />
  );
}

interface PendingDialogProps extends ActionDialogsProps {
  readonly pending: PendingAction;
  readonly open: boolean;
}

function PendingDialog(props: PendingDialogProps) {
  const { pending, open, onClose, onDeleted, focusAfterDelete } = props;
  const { action, target } = pending;
  const controls = { open, onClose, target };
  switch (action) {
    case 'add-tags':
    case 'remove-tags':
      return <TagTargetsDialog {...controls} action={action} />;
    case 'disable':
      if (target.location)
        return (
          <ManagementOffDialog
            location={target.location}
            open={open}
            onClose={onClose}
            onDone={() => void showSuccess(`Management turned off for ${targetName(target)}`)}
          />
        );
      return <ManagementDialog {...controls} on={false} />;
    case 'enable':
      return <ManagementDialog {...controls} on />;
    case 'delete': {
      const { location } = target;
      const deletion = { finalFocus: focusAfterDelete, onDeleted: () => onDeleted(target.ids) };
      if (!location)
        return (
          <DeleteManyDialog
            {...controls}
            finalFocus={deletion.finalFocus}
            onStarted={deletion.onDeleted}
          />
        );
      return (
        <DeleteLocationDialog {...deletion} location={location} open={open} onClose={onClose} />
      );
    }
  }
}

function unchangedTags(adding: boolean, count: number): string {
  if (adding) return `already ${count === 1 ? 'has' : 'have'} the tags`;
  return count === 1 ? 'doesn’t have the tags' : 'don’t have the tags';
}

interface TagTargetsDialogProps {
  readonly action: TagAction;
  readonly target: ActionTarget;
  readonly open: boolean;
  readonly onClose: () => void;
}

function TagTargetsDialog({ target, action, open, onClose }: TagTargetsDialogProps) {
  const adding = action === 'add-tags';
  const targets = useTargets(target, open);
  // If the platform sends no tags, the count is unknown.
  const counted = targets?.every(({ tag_ids: own }) => own !== undefined) ? targets : undefined;
  const changes =
    (chosen: readonly TagId[]) =>
    ({ tag_ids: own = [] }: LocationRecord) =>
      chosen.some((id) => own.includes(id) !== adding);
  return (
    <TagsDialog
      action={action}
      ids={target.ids}
      name={targetName(target)}
      open={open}
      remarksOf={(chosen) => [
        chosen.length > 0 &&
          changeText(counted, changes(chosen), (same) => unchangedTags(adding, same)),
        hiddenText(target.hidden),
      ]}
      onClose={onClose}
    />
  );
}
