import { maximumSelection } from '@placekeeper/contracts/rules/limits';
import { formatNumber } from '../../../lib/text/format.ts';

export const tooMany = (count: number): string | undefined =>
  count > maximumSelection
    ? `You can select up to ${formatNumber(maximumSelection)} locations. Narrow your search or filters.`
    : undefined;
