import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose, type DialogProps } from '@placekeeper/ui/dialog';
import { formatCount } from '../../lib/text/format.ts';

interface ChoiceDialogProps extends Omit<DialogProps, 'description' | 'footer'> {
  readonly noun: 'location' | 'tag';
  readonly count: number;
  readonly onClear: () => void;
}

/** A filter of locations whose choices apply at once. */
export function ChoiceDialog({ noun, count, onClear, ...dialog }: ChoiceDialogProps) {
  return (
    <Dialog
      {...dialog}
      description={count === 0 ? 'Showing all locations.' : `${formatCount(count, noun)} selected.`}
      footer={
        <>
          <Button
            disabledReason={count === 0 ? `No ${noun}s selected` : undefined}
            variant="ghost"
            onClick={onClear}
          >
            Clear
          </Button>
          <DialogClose>
            <Button variant="primary">Done</Button>
          </DialogClose>
        </>
      }
    />
  );
}
