import type { TagId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { useState } from 'react';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import type { TagAction } from '../../../data/tags/bulk-tagging.ts';
import { useCreateTag } from '../../../data/tags/mutations.ts';
import { tagQueries } from '../../../data/tags/queries.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { TagChoice } from '../../../widgets/form/tag-choice.tsx';
import { targetName, type ActionTarget } from './pending-action.ts';
import { tagLocations } from './tag-locations.ts';

interface TagsDialogProps {
  readonly action: TagAction;
  readonly target: ActionTarget;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** LOC-4: tags can be created here. What is chosen is done in one request, and told when it is done. */
export function TagsDialog({ action, target, open, onClose }: TagsDialogProps) {
  const known = usePrefetched(tagQueries.list()).data?.tags ?? [];
  const [chosen, setChosen] = useState<readonly TagId[]>([]);
  const { mutateAsync: create } = useCreateTag();
  const adding = action === 'add-tags';
  const label = adding ? 'Add' : 'Remove';
  const tags = known.filter(({ id }) => chosen.includes(id));

  const choose = (id: TagId, on: boolean) =>
    setChosen((before) => [...before.filter((other) => other !== id), ...(on ? [id] : [])]);

  return (
    <Dialog
      open={open}
      description={
        adding
          ? 'A location that has a tag already keeps it.'
          : 'The tags themselves stay, and so do their other locations.'
      }
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button
            disabledReason={tags.length === 0 ? 'Choose at least one tag.' : undefined}
            variant="primary"
            onClick={() => {
              onClose();
              void tagLocations(action, target, tags);
            }}
          >
            {tags.length === 0 ? `${label} tags` : `${label} ${formatCount(tags.length, 'tag')}`}
          </Button>
        </>
      }
      title={`${label} tags ${adding ? 'to' : 'from'} ${targetName(target)}`}
      onOpenChange={(next) => !next && onClose()}
    >
      <TagChoice
        chosen={chosen}
        tags={known}
        onChoose={choose}
        {...(adding && {
          onCreate: async (name: string) => {
            const { tag } = await create(name);
            if (tag) choose(tag.id, true);
          },
        })}
      />
    </Dialog>
  );
}
