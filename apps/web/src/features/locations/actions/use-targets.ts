import { useQuery } from '@tanstack/react-query';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { recordsByIds } from '../../../data/portfolio/matching.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import type { ActionTarget } from './pending-action.ts';

/** LOC-7: the current records; undefined while they load, after an error, and for a single location. */
export const useTargets = (
  { ids }: ActionTarget,
  enabled: boolean,
): readonly LocationRecord[] | undefined =>
  useQuery({
    queryKey: ['locations', 'targets', ids],
    queryFn: ({ signal }) => recordsByIds(ids, { signal }),
    enabled: enabled && ids.length > 1,
    staleTime: 0,
  }).data;

/**
 * `458 of 2,500 locations will change. 2,042 are already managed.`; null if the records are unknown or all change. `apart` is
 * the number of further locations that don't change, which the caller explains.
 */
export function changeText(
  records: readonly LocationRecord[] | undefined,
  isChanged: (record: LocationRecord) => boolean,
  unchanged: (count: number) => string,
  apart = 0,
): string | null {
  if (!records) return null;
  const changed = records.filter(isChanged).length;
  const same = records.length - changed;
  if (same + apart === 0 || records.length === 0) return null;
  const text = `${formatNumber(changed)} of ${formatCount(records.length + apart, 'location')} will change.`;
  return same === 0 ? text : `${text} ${formatNumber(same)} ${unchanged(same)}.`;
}
