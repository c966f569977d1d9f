import type { Location } from '@placekeeper/contracts/model/location';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { writeErrorMessage } from '../../data/http/api-error.ts';
import { useRemoveLocation } from '../../data/locations/remove-location.ts';
import { showSuccess } from '../toast/show-success.ts';

interface DeleteLocationDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Returns the element to focus after closing, by default the element that opened the dialog. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly location: Location;
  readonly onDeleted: () => void;
}

export const deletionConsequence =
  'This deletes the location, its tags and its history from Placekeeper. The Google profile isn’t affected, and you can import it again.';

export function DeleteLocationDialog(props: DeleteLocationDialogProps) {
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
      description={deletionConsequence}
      error={writeErrorMessage(error)}
      {...(finalFocus && { finalFocus })}
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
