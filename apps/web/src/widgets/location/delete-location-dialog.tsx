import type { Location } from '@placekeeper/contracts/model/location';
import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { useRemoveLocation } from '../../data/locations/remove-location.ts';
import { ConfirmWrite } from '../page/confirm-write.tsx';
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
  const remove = useRemoveLocation();
  return (
    <ConfirmWrite
      destructive
      confirmLabel="Delete location"
      description={deletionConsequence}
      finalFocus={finalFocus}
      open={open}
      title={`Delete “${nameWithCode(location)}”?`}
      write={remove}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(location.id, {
          onSuccess: () => {
            onDeleted();
            onClose();
            void showSuccess(`“${nameWithCode(location)}” deleted`);
          },
        })
      }
    />
  );
}
