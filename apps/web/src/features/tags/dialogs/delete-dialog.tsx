import type { Tag } from '@placekeeper/contracts/model/tag';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import { useDeleteTag } from '../../../data/tags/mutations.ts';
import { useLastValue } from '../../../lib/react/use-last-value.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { deletionText } from './tag-wording.ts';

interface DeleteDialogProps {
  readonly tag: Tag | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ tag, onClose, onDeleted }: DeleteDialogProps) {
  const { mutate, isPending, error, reset } = useDeleteTag();
  const shownTag = useLastValue(tag);

  const close = () => {
    reset();
    onClose();
  };
  const deleted = (name: string) => {
    close();
    onDeleted();
    void showSuccess(`“${name}” deleted`);
  };

  return (
    <ConfirmDialog
      destructive
      confirmLabel="Delete tag"
      description={shownTag && deletionText(shownTag.locations_count)}
      error={writeErrorMessage(error)}
      open={tag !== null}
      pending={isPending}
      title={`Delete “${shownTag?.name ?? ''}”?`}
      onConfirm={() => tag && mutate(tag, { onSuccess: () => deleted(tag.name) })}
      onOpenChange={(open) => !open && close()}
    />
  );
}
