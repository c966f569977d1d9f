import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useState } from 'react';
import { formatCount } from '../../lib/text/format.ts';

interface RemoveDialogProps {
  readonly open: boolean;
  readonly count: number;
  readonly finalFocus?: () => HTMLElement | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before deleting, because Google keeps no copy. */
export function RemoveDialog({ open, count, finalFocus, onClose, onConfirm }: RemoveDialogProps) {
  const [shownCount, setShownCount] = useState(count);
  // Keeps the title during the closing animation, when `count` is already 0.
  if (open && count !== shownCount) setShownCount(count);
  const one = shownCount === 1;
  return (
    <ConfirmDialog
      destructive
      open={open}
      title={one ? 'Delete this photo?' : `Delete ${formatCount(shownCount, 'photo')}?`}
      description={`This removes the ${one ? 'photo' : 'photos'} from Google. You can’t undo this.`}
      confirmLabel={one ? 'Delete photo' : `Delete ${formatCount(shownCount, 'photo')}`}
      finalFocus={finalFocus}
      onConfirm={onConfirm}
      onOpenChange={(next) => !next && onClose()}
    />
  );
}
