import { maximumSelection } from '@placekeeper/contracts/rules/limits';
import { formatNumber } from '../../../lib/text/format.ts';

/** LOC-7: explains the limit of a selection. */
export const tooMany = (count: number): string | undefined =>
  count > maximumSelection
    ? `At most ${formatNumber(maximumSelection)} at once. Narrow them down by search or filters.`
    : undefined;
