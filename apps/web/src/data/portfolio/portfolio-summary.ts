import { loadCurrentUser } from '../current-user/queries.ts';
import { isDeclinedUnknown } from './declined-check.ts';
import { getPortfolio, readPortfolio } from './portfolio.ts';
import type { LocationRecord } from './location-record.ts';

export interface PortfolioSummary {
  /** Locations that lost their authorization. */
  readonly paused: number;
  readonly managed: number;
  readonly unmanaged: number;
  /** Locations where Google declined an edit that is still wanted, as far as it is known. */
  readonly declined: readonly Pick<LocationRecord, 'id' | 'name'>[];
  /** Nobody knows all of it: some could not be read, or nobody said whether Google declined edits. */
  readonly isPartial: boolean;
}

/** More locations are not read for a line on the home screen; what another screen has read is used. */
const mostForStatement = 1000;

export async function readPortfolioSummary(signal: AbortSignal): Promise<PortfolioSummary | null> {
  const { locations_count: count } = await loadCurrentUser();
  const isLarge = count === undefined || count > mostForStatement;
  if (isLarge && getPortfolio().status !== 'complete') return null;
  const records = isLarge ? getPortfolio().records : await readPortfolio({ signal });
  const counted = (status: LocationRecord['gbp_management_status']): number =>
    records.filter((record) => record.gbp_management_status === status).length;
  return {
    paused: counted('lost-authorization'),
    managed: counted('enabled'),
    unmanaged: counted('disabled'),
    declined: records
      .filter((record) => record.has_failed_patch_attempts)
      .toSorted((a, b) => (a.sort_name < b.sort_name ? -1 : 1))
      .map(({ id, name }) => ({ id, name })),
    isPartial: getPortfolio().unreadable > 0 || records.some(isDeclinedUnknown),
  };
}
