import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { TextField } from '@placekeeper/ui/text-field';
import { useState } from 'react';
import { formatCount } from '../../../lib/text/format.ts';
import { deletionConsequence } from '../../../widgets/location/delete-location-dialog.tsx';
import { deletionItems } from './deletion-jobs.ts';
import type { ActionTarget } from './pending-action.ts';
import { useJobStart } from './use-job-start.ts';
import { hiddenText } from '../../../widgets/selection/location-choice.ts';

interface DeleteManyProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
  readonly target: ActionTarget;
  readonly onStarted: () => void;
}

const leavingMany =
  'This deletes the locations, their tags and their history from Placekeeper. The Google profiles aren’t affected, and you can import them again.';

const word = 'delete';

/** LOC-7: the user types a word to delete many locations, because the deletion is irreversible. */
export function DeleteManyDialog(props: DeleteManyProps) {
  const { target, open, onClose, onStarted, finalFocus } = props;
  const { start, progress, reset } = useJobStart(target);
  const count = target.ids.length;
  const title = `Delete ${formatCount(count, 'location')}`;
  const [typed, setTyped] = useState('');
  const sure = count === 1 || typed.trim().toLowerCase() === word;
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    if (!(await start({ kind: 'locations.delete', title, itemsOf: deletionItems }))) return;
    onStarted();
    close();
  };
  return (
    <ConfirmDialog
      {...progress}
      destructive
      confirmLabel={title}
      confirmDisabledReason={sure ? undefined : `Type “${word}” to confirm`}
      description={
        count === 1
          ? deletionConsequence
          : [hiddenText(target.hidden), leavingMany].filter(Boolean).join(' ')
      }
      finalFocus={finalFocus}
      open={open}
      title={`${title}?`}
      onConfirm={() => void confirm()}
      onOpenChange={(next) => !next && close()}
    >
      {count > 1 && (
        <TextField
          autoComplete="off"
          label={`Type “${word}” to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
