import type { Tag } from '@placekeeper/contracts/model/tag';
import { useDeleteTag } from '../../../data/tags/mutations.ts';
import { useLastValue } from '../../../lib/react/use-last-value.ts';
import { ConfirmWrite } from '../../../widgets/page/confirm-write.tsx';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { deletionText } from './tag-wording.ts';

interface DeleteDialogProps {
  readonly tag: Tag | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ tag, onClose, onDeleted }: DeleteDialogProps) {
  const write = useDeleteTag();
  const shownTag = useLastValue(tag);

  const deleted = (name: string) => {
    onClose();
    onDeleted();
    void showSuccess(`“${name}” deleted`);
  };

  return (
    <ConfirmWrite
      destructive
      confirmLabel="Delete tag"
      description={shownTag && deletionText(shownTag.locations_count)}
      open={tag !== null}
      title={`Delete “${shownTag?.name ?? ''}”?`}
      write={write}
      onClose={onClose}
      onConfirm={() => tag && write.mutate(tag, { onSuccess: () => deleted(tag.name) })}
    />
  );
}
