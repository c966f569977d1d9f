import type { Tag } from '@placekeeper/contracts/model/tag';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { TagChip } from '@placekeeper/ui/tag-chip';

const shown = 2;

export function LocationTags({ tags }: { readonly tags: readonly Tag[] }) {
  const more = tags.slice(shown);
  return (
    <span className="flex items-center gap-1">
      {tags.slice(0, shown).map((tag) => (
        <TagChip key={tag.id} colour={tagColourOf(tag.id)} name={tag.name} />
      ))}
      {more.length > 0 && (
        <span className="text-12 text-text-3" title={more.map(({ name }) => name).join(', ')}>
          +{more.length}
        </span>
      )}
    </span>
  );
}
