import type { Location } from '@placekeeper/contracts/model/location';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { TextField } from '@placekeeper/ui/text-field';
import { useState } from 'react';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import { useRemoveLocation } from '../../../data/locations/remove-location.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { deletionItems } from './deletion-jobs.ts';
import type { ActionTarget } from './pending-action.ts';
import { useJobStart } from './use-job-start.ts';
import { hiddenWords } from '../../../widgets/selection/location-choice.ts';

interface DeleteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

interface DeleteOneProps extends DeleteProps {
  readonly location: Location;
  readonly onDeleted: () => void;
}

const leavingOne =
  'This deletes the location, its tags and its history from Placekeeper. The Google profile isn’t affected, and you can import it again.';

export function DeleteOneDialog(props: DeleteOneProps) {
  const { location, open, onClose, onDeleted, finalFocus } = props;
  const { mutate, isPending, error, reset } = useRemoveLocation();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      destructive
      confirmLabel="Delete location"
      description={leavingOne}
      error={writeErrorMessage(error)}
      finalFocus={finalFocus}
      open={open}
      pending={isPending}
      title={`Delete “${location.name}”?`}
      onConfirm={() =>
        mutate(location.id, {
          onSuccess: () => {
            onDeleted();
            close();
            void showSuccess(`“${location.name}” deleted`);
          },
        })
      }
      onOpenChange={(next) => !next && close()}
    />
  );
}

interface DeleteManyProps extends DeleteProps {
  readonly target: ActionTarget;
  readonly onStarted: () => void;
}

const leavingMany =
  'This deletes the locations, their tags and their history from Placekeeper. The Google profiles aren’t affected, and you can import them again.';

const word = 'delete';

/** LOC-7: an irreversible deletion of many locations requires typing a word. */
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
          ? leavingOne
          : [hiddenWords(target.hidden), leavingMany].filter(Boolean).join(' ')
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
