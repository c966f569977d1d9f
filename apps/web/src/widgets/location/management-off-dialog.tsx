import type { Location } from '@placekeeper/contracts/model/location';
import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { writeErrorMessage } from '../../data/http/api-error.ts';
import { useDisableManagement } from '../../data/locations/mutations.ts';
import { ConfirmWrite } from '../page/confirm-write.tsx';

/** DET-5: names what turning management on again doesn't restore. */
export const managementOffText = (count: number): string =>
  `Placekeeper stops tracking changes and publishing new edits. Edits that are being published still reach Google. Pending updates are discarded, and the ${count === 1 ? 'slot becomes' : 'slots become'} available.`;

interface ManagementOffDialogProps {
  readonly location: Pick<Location, 'id' | 'name' | 'store_code' | 'gbp_management_status'>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

export function ManagementOffDialog(props: ManagementOffDialogProps) {
  const { location, open, onClose, onDone } = props;
  const write = useDisableManagement();
  // Management is off despite the error, so only the response was lost.
  const isOff = location.gbp_management_status === 'disabled';
  return (
    <ConfirmWrite
      confirmLabel="Turn off"
      description={managementOffText(1)}
      error={isOff ? undefined : writeErrorMessage(write.error)}
      open={open}
      title={`Turn off management for “${nameWithCode(location)}”?`}
      write={write}
      onClose={onClose}
      onConfirm={() =>
        write.mutate(location.id, {
          onSuccess: () => {
            onClose();
            onDone?.();
          },
        })
      }
    />
  );
}
