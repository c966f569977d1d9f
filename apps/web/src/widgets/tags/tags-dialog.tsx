import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { useState } from 'react';
import { usePrefetched } from '../../data/api/prefetch.ts';
import type { TagAction } from '../../data/tags/bulk-tagging.ts';
import { useCreateTag } from '../../data/tags/mutations.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { formatCount } from '../../lib/text/format.ts';
import { TagChoice } from '../form/tag-choice.tsx';
import { tagLocations } from './tag-locations.ts';

interface TagsDialogProps {
  readonly action: TagAction;
  readonly ids: readonly LocationId[];
  /** The locations as named in the title: `“Harbour Street”` or `37 locations`. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The tags of a single location, which are not offered. */
  readonly own?: readonly Tag[];
  /** Returns sentences about the effect of the choice. */
  readonly remarksOf?: (chosen: readonly TagId[]) => readonly (string | false | null)[];
}

/** LOC-4: can also create tags. Confirming closes the dialog at once, and a toast reports the outcome. */
export function TagsDialog(props: TagsDialogProps) {
  const { action, ids, name, open, onClose, own, remarksOf } = props;
  const all = usePrefetched(tagQueries.list()).data?.tags ?? [];
  const known = all.filter((tag) => !own?.some(({ id }) => id === tag.id));
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
      description={[...(remarksOf?.(chosen) ?? []), !adding && 'This doesn’t delete the tags.']
        .filter(Boolean)
        .join(' ')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button
            disabledReason={tags.length === 0 ? 'Select at least one tag' : undefined}
            variant="primary"
            onClick={() => {
              onClose();
              void tagLocations(action, ids, tags);
            }}
          >
            {tags.length === 0 ? `${label} tags` : `${label} ${formatCount(tags.length, 'tag')}`}
          </Button>
        </>
      }
      title={`${label} tags ${adding ? 'to' : 'from'} ${name}`}
      unsaved={chosen.length > 0 && 'the selected tags'}
      onOpenChange={(next) => !next && onClose()}
    >
      <TagChoice
        chosen={chosen}
        tags={known}
        onChoose={choose}
        {...(adding && {
          onCreate: async (tagName: string) => {
            const { tag } = await create(tagName);
            if (tag) choose(tag.id, true);
          },
        })}
      />
    </Dialog>
  );
}
