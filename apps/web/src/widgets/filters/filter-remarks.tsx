import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Suspense } from 'react';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { formatCount } from '../../lib/text/format.ts';
import { StandingAdvice } from '../location/standing-advice.tsx';
import type { FilterControls } from './filter-state.ts';
import { filterWords } from './filter-words.ts';
import { SimilarNote } from './similar-note.tsx';
import { useMoreFilters } from './use-more-filters.ts';
import { findDeletedTags } from './find-deleted-tags.ts';

const UncheckedNote = lazyPart(async () => (await import('./unchecked-note.tsx')).UncheckedNote);

interface FilterRemarksProps extends FilterControls {
  readonly total: number | undefined;
  /** True if no location matches exactly and the results are only similar. */
  readonly similar: boolean;
}

/** Notes on the filters. WCAG 4.1.3: the number of results is announced. */
export const FilterRemarks = ({ total, similar, ...controls }: FilterRemarksProps) => (
  <>
    <VisuallyHidden role="status">
      {total !== undefined && formatCount(total, 'location')}
    </VisuallyHidden>
    <SimilarNote search={controls.state.filter} similar={similar} />
    {controls.state.standing && total !== undefined && total > 0 && (
      <StandingAdvice standing={controls.state.standing} />
    )}
    {(controls.state.refused || controls.state.standing) && (
      <div className="not-empty:pb-3 print:hidden">
        <Suspense>
          <UncheckedNote ofReasons={controls.state.standing !== undefined} />
        </Suspense>
      </div>
    )}
    <DeletedTagsNote state={controls.state} change={controls.change} />
    <PrintedFilters {...controls} />
  </>
);

export const MoreChips = ({ state, change }: Pick<FilterControls, 'state' | 'change'>) =>
  useMoreFilters(state).map(({ name, without }) => (
    <TagChip key={name} colour="slate" name={name} onRemove={() => change(without)} />
  ));

function PrintedFilters({ state, tags }: FilterControls) {
  const more = useMoreFilters(state).map(({ name }) => name);
  return (
    <p className="hidden pb-3 text-text-2 print:block">
      {[filterWords(state, tags), ...more].filter(Boolean).join(', ') || null}
    </p>
  );
}

/** LOC-1: an old link can filter by a tag that has been deleted. */
function DeletedTagsNote({ state, change }: Omit<FilterControls, 'tags'>) {
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
          {gone.length === 1 ? 'Remove filter' : 'Remove filters'}
        </Button>
      }
    >
      {gone.length === 1
        ? 'This filter uses a deleted tag.'
        : `This filter uses ${gone.length} deleted tags.`}
    </Banner>
  );
}
