import type { Tag } from '@placekeeper/contracts/model/tag';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { TagChip } from '@placekeeper/ui/tag-chip';

const shown = 2;

export function LocationTags({ tags }: { readonly tags: readonly Tag[] }) {
  const more = tags.slice(shown);
  return (
    // Unlike flex items, these columns shrink only where a name is longer than its share.
    <span className="grid max-w-full min-w-0 auto-cols-[minmax(0,max-content)] grid-flow-col items-center gap-1 print:flex print:flex-wrap">
      {tags.slice(0, shown).map((tag) => (
        <span key={tag.id} className="flex max-w-40 min-w-0">
          <TagChip colour={tagColourOf(tag.id)} name={tag.name} title={tag.name} />
        </span>
      ))}
      {more.length > 0 && (
        <>
          <span
            className="shrink-0 text-12 text-text-3 print:hidden"
            title={more.map(({ name }) => name).join(', ')}
          >
            +{more.length}
          </span>
          {more.map((tag) => (
            <span key={tag.id} className="hidden print:inline-flex">
              <TagChip colour={tagColourOf(tag.id)} name={tag.name} />
            </span>
          ))}
        </>
      )}
    </span>
  );
}
