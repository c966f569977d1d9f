import { ConfirmDialog, type ConfirmDialogProps } from '@placekeeper/ui/confirm-dialog';
import { lowerFirst } from '@placekeeper/ui/lib/lower-first';
import { formatList } from '../../lib/text/format.ts';

interface LeaveDialogProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onOpenChange' | 'finalFocus' | 'onConfirm'
> {
  readonly names: readonly string[];
  readonly saving: boolean;
}

export function LeaveDialog({ names, saving, ...props }: LeaveDialogProps) {
  const changes = `changes to ${formatList(names.map(lowerFirst))}`;
  return (
    <ConfirmDialog
      {...props}
      destructive
      title={saving ? 'Leave while saving?' : 'Leave without saving?'}
      description={
        saving
          ? `Your ${changes} are still being saved. If you leave now, you won’t see whether they were saved.`
          : `You have unsaved ${changes}.`
      }
      confirmLabel={saving ? 'Leave now' : 'Discard and leave'}
      cancelLabel="Keep editing"
    />
  );
}
