import type { Location } from '@placekeeper/contracts/model/location';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { writeErrorMessage } from '../../data/http/api-error.ts';
import { useDisableManagement } from '../../data/locations/mutations.ts';

/** DET-5: what is lost even if it is turned on again. */
export const managementOffWords = (count: number): string =>
  `What changes on Google is no longer told here, and what you save is kept here only. Updates that wait for a decision are dropped. ${count === 1 ? 'Its slot becomes free.' : 'Their slots become free.'}`;

interface ManagementOffDialogProps {
  readonly location: Pick<Location, 'id' | 'name' | 'gbp_management_status'>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

export function ManagementOffDialog(props: ManagementOffDialogProps) {
  const { location, open, onClose, onDone } = props;
  const { mutate, isPending, error, reset } = useDisableManagement();
  // Only the response was lost.
  const isOff = location.gbp_management_status === 'disabled';
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      confirmLabel="Turn off"
      description={managementOffWords(1)}
      error={isOff ? undefined : writeErrorMessage(error)}
      open={open}
      pending={isPending}
      title={`Turn management off for “${location.name}”?`}
      onConfirm={() =>
        mutate(location.id, {
          onSuccess: () => {
            close();
            onDone?.();
          },
        })
      }
      onOpenChange={(next) => !next && close()}
    />
  );
}
