import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { isFiltered } from '../../widgets/filters/filter-state.ts';
import { countOf } from '../../widgets/selection/location-choice.ts';
import { choiceOf, type EditState } from './flow/edit-url.ts';

/** Summary of a closed step; `matching` is undefined until counted. */
export function choiceSummary(state: EditState, matching: number | undefined): string {
  const choice = choiceOf(state);
  const { mode, ids } = choice;
  if (mode === 'some') return `${formatCount(ids.length, 'location')}, chosen one by one`;
  const what = isFiltered(state) ? 'that match your search' : 'you have';
  if (matching === undefined) return `All locations ${what}`;
  const all = formatCount(matching, 'location');
  if (ids.length === 0) return matching === 1 ? `The one location ${what}` : `All ${all} ${what}`;
  return `${formatNumber(countOf(choice, matching))} of ${all} ${what}`;
}
