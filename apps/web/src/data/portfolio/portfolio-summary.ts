import { loadCurrentUser } from '../current-user/queries.ts';
import { repeatInTurn } from '../api/throttle.ts';
import { queryClient } from '../api/query-client.ts';
import { readFailedPatchAttempts } from '../location-cache/failed-patch-attempts.ts';
import { portfolioSummaryKey } from '../location-cache/location-cache.ts';
import { seenStanding } from './profile-standing.ts';
import type { Standing } from './record-filters.ts';
import { isDeclinedUnknown, isReasonUnknown } from './declined-check.ts';
import { getPortfolio, readPortfolio } from './portfolio.ts';
import type { LocationRecord } from './location-record.ts';

export interface PortfolioSummary {
  /** Locations that lost their authorization. */
  readonly paused: number;
  readonly managed: number;
  readonly unmanaged: number;
  /** Locations where Google declined an edit that is still wanted, as far as it is known. */
  readonly declined: readonly Pick<LocationRecord, 'id' | 'name'>[];
  /** Those of them that Google declined because of the standing of the profile. */
  readonly standing: Readonly<Record<Standing, readonly Pick<LocationRecord, 'id' | 'name'>[]>>;
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
  const named = (matches: (record: LocationRecord) => boolean) =>
    records
      .filter(matches)
      .toSorted((a, b) => (a.sort_name < b.sort_name ? -1 : 1))
      .map(({ id, name }) => ({ id, name }));
  void readReasons(records);
  return {
    paused: counted('lost-authorization'),
    managed: counted('enabled'),
    unmanaged: counted('disabled'),
    declined: named(({ has_failed_patch_attempts: declined }) => declined === true),
    standing: {
      suspended: named(({ standing }) => standing === 'suspended'),
      unverified: named(({ standing }) => standing === 'unverified'),
    },
    isPartial: getPortfolio().unreadable > 0 || records.some(isDeclinedUnknown),
  };
}

/** One call for each location; the others are read when their list is shown. */
const mostReasons = 20;

/** Why Google declined edits: no list says it. The summary is read again once some reasons are known. */
async function readReasons(records: readonly LocationRecord[]): Promise<void> {
  const { signal } = new AbortController();
  const ids = records.filter(isReasonUnknown).map(({ id }) => id);
  const read = ids.slice(0, mostReasons).map(async (id) => {
    await repeatInTurn(() => readFailedPatchAttempts(id, signal), { signal, priority: -1 });
  });
  await Promise.allSettled(read);
  if (ids.some((id) => seenStanding(id)))
    await queryClient.invalidateQueries({ queryKey: portfolioSummaryKey });
}
