import type { LocationId } from '@placekeeper/contracts/core/id';
import { ManagementOffDialog } from '../../../widgets/location/management-off-dialog.tsx';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { useLastValue } from '../../../lib/react/use-last-value.ts';
import { targetName, type PendingAction } from './pending-action.ts';
import { DeleteManyDialog, DeleteOneDialog } from './delete-dialog.tsx';
import { ManagementDialog } from './management-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';

interface ActionDialogsProps {
  /** Null while nothing is asked for. */
  readonly asked: PendingAction | null;
  readonly onClose: () => void;
  /** They are gone, or are deleted from now on. */
  readonly onDeleted: (ids: readonly LocationId[]) => void;
  /** Where the focus goes when what had it may be gone. */
  readonly focusAfterDelete: () => HTMLElement | null;
}

/** LOC-3 to LOC-7: confirmations before an action on one or many locations. */
export function ActionDialogs({ asked, ...controls }: ActionDialogsProps) {
  const shown = useLastValue(asked);
  return (
    shown && (
      <AskedDialog
        // Each question begins anew.
        key={shown.at}
        {...controls}
        asked={shown}
        open={asked !== null}
      />
    )
  );
}

interface AskedDialogProps extends ActionDialogsProps {
  readonly asked: PendingAction;
  readonly open: boolean;
}

function AskedDialog(props: AskedDialogProps) {
  const { asked, open, onClose, onDeleted, focusAfterDelete } = props;
  const { action, target } = asked;
  const controls = { open, onClose, target };
  switch (action) {
    case 'add-tags':
    case 'remove-tags':
      return <TagsDialog {...controls} action={action} />;
    case 'disable':
      if (target.location)
        return (
          <ManagementOffDialog
            location={target.location}
            open={open}
            onClose={onClose}
            onDone={() => void showSuccess(`Management is off for ${targetName(target)}`)}
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
      return <DeleteOneDialog {...controls} {...deletion} location={location} />;
    }
  }
}
