import type { Tag } from '@placekeeper/contracts/model/tag';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import { useMergeTags } from '../../../data/tags/mutations.ts';
import { mergingMeans } from './tag-wording.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';

interface MergeDialogProps {
  readonly open: boolean;
  readonly from: Tag;
  readonly into: Tag;
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

export function MergeDialog({ open, from, into, onClose, onMerged }: MergeDialogProps) {
  const { mutate, isPending, error, reset } = useMergeTags();
  return (
    <ConfirmDialog
      destructive
      confirmLabel="Merge tags"
      description={mergingMeans(from.name, into.name, from.locations_count)}
      error={writeErrorMessage(error)}
      open={open}
      pending={isPending}
      title={`Merge into “${into.name}”?`}
      onConfirm={() =>
        mutate(
          { from: from.id, into: into.id },
          {
            onSuccess: () => {
              onMerged();
              void showSuccess(`“${from.name}” is merged into “${into.name}”`);
            },
          },
        )
      }
      onOpenChange={(next) => {
        if (next) return;
        reset();
        onClose();
      }}
    />
  );
}
