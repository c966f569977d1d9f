import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Suspense } from 'react';
import { formatCount } from '../../lib/text/format.ts';
import type { FilterControls } from './filter-state.ts';
import { filterWords } from './filter-words.ts';
import { DeletedTagsNote } from './deleted-tags-note.tsx';

const UncheckedNote = lazyPart(async () => (await import('./unchecked-note.tsx')).UncheckedNote);

interface FilterRemarksProps extends FilterControls {
  /** How many locations match; unknown while they are looked for. */
  readonly total: number | undefined;
}

/** What is said of the filters, and to who cannot see it of what they find (WCAG 4.1.3). */
export const FilterRemarks = ({ total, ...controls }: FilterRemarksProps) => (
  <>
    <VisuallyHidden role="status">
      {total !== undefined && formatCount(total, 'location')}
    </VisuallyHidden>
    {controls.state.refused && (
      <div className="not-empty:pb-3 print:hidden">
        <Suspense>
          <UncheckedNote />
        </Suspense>
      </div>
    )}
    <DeletedTagsNote state={controls.state} change={controls.change} />
    {/* SHELL-4 */}
    <p className="hidden pb-3 text-text-2 print:block">
      {filterWords(controls.state, controls.tags)}
    </p>
  </>
);
