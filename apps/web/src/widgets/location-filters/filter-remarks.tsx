import type { FilterControls } from './filter-state.ts';
import { filterWords } from './filter-words.ts';
import { GoneTags } from './gone-tags.tsx';

/** What is said of the filters. */
export const FilterRemarks = (controls: FilterControls) => (
  <>
    <GoneTags state={controls.state} change={controls.change} />
    {/* SHELL-4 */}
    <p className="hidden pb-3 text-text-2 print:block">
      {filterWords(controls.state, controls.tags)}
    </p>
  </>
);
