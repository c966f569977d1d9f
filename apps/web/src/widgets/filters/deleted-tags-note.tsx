import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import type { FilterControls } from './filter-state.ts';
import { findDeletedTags } from './find-deleted-tags.ts';

/** LOC-1: a link that was kept may filter by a tag that somebody has deleted since. */
export function DeletedTagsNote({ state, change }: Omit<FilterControls, 'tags'>) {
  const known = usePrefetched(tagQueries.list()).data?.tags;
  const gone = known ? findDeletedTags(state, known) : [];
  if (gone.length === 0) return null;
  return (
    <Banner
      role="status"
      tone="pending"
      className="mb-3 print:hidden"
      actions={
        <Button
          size="sm"
          onClick={() => change({ tags: state.tags?.filter((id) => !gone.includes(id)) })}
        >
          {gone.length === 1 ? 'Remove the filter' : 'Remove the filters'}
        </Button>
      }
    >
      {gone.length === 1
        ? 'A tag of this filter is deleted, so no location has it.'
        : `${gone.length} tags of this filter are deleted, so no location has them.`}
    </Banner>
  );
}
