import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { formatCount } from '../../lib/text/format.ts';
import { TagChoice } from '../form/tag-choice.tsx';
import { useChosen } from '../form/use-chosen.ts';
import { toggleTag, type FilterControls } from './filter-state.ts';

interface TagDialogProps extends FilterControls {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** LOC-1: one of hundreds is found by searching, so this is a dialog and no menu. */
export function TagFilterDialog({ state, change, tags, open, onClose }: TagDialogProps) {
  const { tags: inAddress = [] } = state;
  const { chosen, choose } = useChosen(inAddress, (next) =>
    // One step of history for a choice, however many tags it took.
    change({ tags: next }, { replace: inAddress.length > 0 }),
  );
  return (
    <Dialog
      open={open}
      description={
        chosen.length === 0
          ? 'None chosen: locations with and without tags.'
          : `${formatCount(chosen.length, 'tag')} chosen.`
      }
      footer={
        <>
          <Button
            disabledReason={chosen.length === 0 ? 'No tag is chosen.' : undefined}
            variant="ghost"
            onClick={() => choose([])}
          >
            Clear
          </Button>
          <DialogClose>
            <Button variant="primary">Done</Button>
          </DialogClose>
        </>
      }
      title="Filter by tag"
      onOpenChange={(next) => !next && onClose()}
    >
      <TagChoice
        chosen={chosen}
        tags={tags}
        onChoose={(id, on) => choose(toggleTag({ tags: [...chosen] }, id, on))}
      />
    </Dialog>
  );
}
