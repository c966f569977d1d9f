import type { Tag } from '@placekeeper/contracts/model/tag';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { writeProblem } from '../../data/api-error.ts';
import { useDeleteTag } from '../../data/tag-changes.ts';
import { deletingMeans } from './tag-wording.ts';
import { tell } from '../../widgets/tell.ts';
import { useKept } from '../../widgets/use-kept.ts';

interface DeleteDialogProps {
  /** Null while it is closed. */
  readonly tag: Tag | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** TAG-1: says what it means before it happens. */
export function DeleteDialog({ tag, onClose, onDeleted }: DeleteDialogProps) {
  const { mutate, isPending, error, reset } = useDeleteTag();
  const asked = useKept(tag);

  const close = () => {
    reset();
    onClose();
  };
  const deleted = (name: string) => {
    close();
    onDeleted();
    void tell(`“${name}” is deleted`);
  };

  return (
    <ConfirmDialog
      destructive
      confirmLabel="Delete tag"
      description={asked && deletingMeans(asked.locations_count)}
      error={writeProblem(error)}
      open={tag !== null}
      pending={isPending}
      title={`Delete “${asked?.name ?? ''}”?`}
      onConfirm={() => tag && mutate(tag.id, { onSuccess: () => deleted(tag.name) })}
      onOpenChange={(open) => !open && close()}
    />
  );
}
