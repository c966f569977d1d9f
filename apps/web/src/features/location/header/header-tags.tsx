import type { Location } from '@placekeeper/contracts/model/location';
import { Button } from '@placekeeper/ui/button';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { tagLocations } from '../../../widgets/tags/tag-locations.ts';

const TagsDialog = lazyPart(
  async () => (await import('../../../widgets/tags/tags-dialog.tsx')).TagsDialog,
);

/** LOC-4: tags are added and removed immediately, with an undo in the toast. */
export function HeaderTags({ location }: { readonly location: Location }) {
  const { id, name, tags = [] } = location;
  const [openings, setOpenings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {tags.map((tag) => (
        <TagChip
          key={tag.id}
          colour={tagColourOf(tag.id)}
          name={tag.name}
          title={tag.name}
          onRemove={() => void tagLocations('remove-tags', [id], [tag])}
        />
      ))}
      <Button
        // With a border, the button looks aligned where it wraps to the start of a line.
        className="max-md:border-line print:hidden"
        icon={<Plus aria-hidden />}
        size="sm"
        variant="ghost"
        onClick={() => {
          setOpenings(openings + 1);
          setIsOpen(true);
        }}
      >
        Add tags
      </Button>
      {openings > 0 && (
        <Suspense>
          <TagsDialog
            // The key deselects the tags each time the dialog opens.
            key={openings}
            action="add-tags"
            ids={[id]}
            name={`“${name}”`}
            open={isOpen}
            own={tags}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
