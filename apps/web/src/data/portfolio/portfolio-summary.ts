import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { codeInTime } from '../../lib/browser/code-in-time.ts';
import { whenIdle } from '../../lib/browser/idle.ts';
import { localToday } from '../../lib/text/calendar-day.ts';
import { loadCurrentUser, mostReadAtOnce, mostReadByHome } from '../current-user/queries.ts';
import { holidayQueries, type HolidaysByCountry } from '../holidays/queries.ts';
import { enqueueWithRetry } from '../api/throttle.ts';
import { queryClient } from '../api/query-client.ts';
import { readFailedPatchAttempts } from '../location-cache/failed-patch-attempts.ts';
import type { RefusedFields } from '../location-cache/edit-journal.ts';
import { portfolioSummaryKey } from '../location-cache/location-cache.ts';
import { holidayFacts, type HolidayGap } from './holiday-facts.ts';
import { seenStanding } from './profile-standing.ts';
import type { Standing } from './record-filters.ts';
import { isDeclinedUnknown, isReasonUnknown } from './declined-check.ts';
import { getPortfolio, readPortfolio } from './portfolio.ts';
import type { LocationRecord } from './location-record.ts';

export interface NamedLocation extends Pick<LocationRecord, 'id'> {
  /** The name with the store code, because locations of a chain often have the same name. */
  readonly label: string;
  /** The declined fields and when this browser first saw them, because the platform returns no date. */
  readonly refused?: RefusedFields | undefined;
}

export interface PortfolioSummary {
  /** The number of locations whose account lost its authorization. */
  readonly paused: number;
  readonly managed: number;
  readonly unmanaged: number;
  /** Known locations with declined edits that have not been replaced. */
  readonly declined: readonly NamedLocation[];
  /** Locations whose edit was declined because the profile is suspended or unverified. */
  readonly standing: Readonly<Record<Standing, readonly NamedLocation[]>>;
  /** The next national holiday for which some locations have no special hours; null if none is near. */
  readonly holiday: HolidayGap | null;
  /** Some locations are unreadable, or the platform does not say whether Google declined edits. */
  readonly isPartial: boolean;
}

export async function readPortfolioSummary(signal: AbortSignal): Promise<PortfolioSummary | null> {
  const holidays = readHolidays();
  const { locations_count: count } = await loadCurrentUser();
  const isLarge = count === undefined || count > mostReadByHome;
  if (isLarge && getPortfolio().status !== 'complete') return null;
  // Reading a large account immediately would delay home's first paint.
  if (!isLarge && count > mostReadAtOnce) await new Promise<void>(whenIdle);
  const records = isLarge ? getPortfolio().records : await readPortfolio({ signal });
  const counted = (status: LocationRecord['gbp_management_status']): number =>
    records.filter((record) => record.gbp_management_status === status).length;
  const isDeclined = (record: LocationRecord) => record.has_failed_patch_attempts === true;
  const refused = records.some(isDeclined) ? await readRefused() : undefined;
  const named = (matches: (record: LocationRecord) => boolean): readonly NamedLocation[] =>
    records
      .filter(matches)
      .toSorted((a, b) => (a.sort_name < b.sort_name ? -1 : 1))
      .map((record) => ({
        id: record.id,
        label: nameWithCode(record),
        refused: refused?.get(record.id),
      }));
  void readReasons(records);
  return {
    paused: counted('lost-authorization'),
    managed: counted('enabled'),
    unmanaged: counted('disabled'),
    declined: named(isDeclined),
    standing: {
      suspended: named(({ standing }) => standing === 'suspended'),
      unverified: named(({ standing }) => standing === 'unverified'),
    },
    holiday: holidayFacts(records, await holidays).gaps[0] ?? null,
    isPartial: getPortfolio().unreadable > 0 || records.some(isDeclinedUnknown),
  };
}

/** In days: a holiday within this time needs attention. */
const holidaysWithin = 30;

/** Empty if the holidays don't load, because home's list of holidays then shows the failure. */
function readHolidays(): Promise<HolidaysByCountry> {
  const today = localToday();
  const coming = holidayQueries.between(today, addDays(today, holidaysWithin));
  return queryClient.query(coming).catch(() => ({}));
}

const readRefused = async () =>
  (await codeInTime(() => import('../location-cache/edit-journal.ts')))?.readRefusals();

/** The maximum number of locations whose reasons home reads, each with one call. The list reads those of its rows. */
const mostReasons = 20;

/** Reads Google's reasons, which no list contains, and then computes the summary again. */
async function readReasons(records: readonly LocationRecord[]): Promise<void> {
  const { signal } = new AbortController();
  const ids = records.filter(isReasonUnknown).map(({ id }) => id);
  const read = ids.slice(0, mostReasons).map(async (id) => {
    await enqueueWithRetry(() => readFailedPatchAttempts(id, signal), { signal, priority: -1 });
  });
  await Promise.allSettled(read);
  if (ids.some((id) => seenStanding(id) !== undefined))
    await queryClient.invalidateQueries({ queryKey: portfolioSummaryKey });
}
