import type { Location } from '@placekeeper/contracts/model/location';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { writeErrorMessage } from '../../data/http/api-error.ts';
import { useDisableManagement } from '../../data/locations/mutations.ts';

/** DET-5: names what turning management on again doesn't restore. */
export const managementOffText = (count: number): string =>
  `Placekeeper stops tracking changes and publishing new edits. Edits that are being published still reach Google. Pending updates are discarded, and the ${count === 1 ? 'slot becomes' : 'slots become'} available.`;

interface ManagementOffDialogProps {
  readonly location: Pick<Location, 'id' | 'name' | 'gbp_management_status'>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

export function ManagementOffDialog(props: ManagementOffDialogProps) {
  const { location, open, onClose, onDone } = props;
  const { mutate, isPending, error, reset } = useDisableManagement();
  // Management is off despite the error, so only the response was lost.
  const isOff = location.gbp_management_status === 'disabled';
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      confirmLabel="Turn off"
      description={managementOffText(1)}
      error={isOff ? undefined : writeErrorMessage(error)}
      open={open}
      pending={isPending}
      title={`Turn off management for “${location.name}”?`}
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
