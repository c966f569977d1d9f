import { unreadableIn, withUnreadable } from '@placekeeper/contracts/core/decode';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Location } from '@placekeeper/contracts/model/location';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { keyOf, query } from '../api/query.ts';
import { loadCurrentUser } from '../current-user/queries.ts';
import { recallDeclined } from '../portfolio/declined-edits.ts';
import { getPortfolio, readPortfolio } from './portfolio.ts';
import { readAllLocations, readRecords, type ReadLocationsOptions } from './read-locations.ts';
import { recordOf, type LocationRecord } from './location-record.ts';
import { reviewedLocations } from './reviewed-locations.ts';
import type { LocationFilters, RecordFilters, RecordOrder } from './record-filters.ts';
import { searchRecords } from './search-records.ts';
import { selectRecords } from './select-records.ts';

interface Matches {
  readonly records: readonly LocationRecord[];
  /** The number of rows that might match but are unreadable. */
  readonly unreadable: number;
  /** True if no location matches exactly and `records` contains similar ones. */
  readonly similar: boolean;
}

/**
 * All matching locations, in order. The platform searches first; without a match, the records are searched, which
 * have more fields. Only the stored records contain declined edits, so a filter for declined edits reads all records.
 */
async function findPlatformMatches(
  filters: RecordFilters,
  order: RecordOrder,
  options: ReadLocationsOptions,
): Promise<Matches> {
  const { search: text, ...rest } = filters;
  const search = text?.trim();
  if (!search) return fromPortfolio(rest, order, options);
  const { only_tag_ids, tag_match, ...others } = rest;
  const found = new Map<LocationId, LocationRecord>();
  const { unreadable } = await readRecords(
    // The platform can only filter for locations that have at least one of the tags.
    { search, ...(!tag_match && { only_tag_ids }) },
    (records) => {
      for (const record of records) found.set(record.id, record);
    },
    options,
  );
  if (found.size === 0 && unreadable === 0) return searchPortfolio(search, rest, order, options);
  if (rest.has_failed_patch_attempts !== undefined)
    return fromPortfolio(rest, order, options, new Set(found.keys()));
  const own = tag_match ? { ...others, only_tag_ids, tag_match } : others;
  const records = await selectRecords([...found.values()], own, order);
  return { records, unreadable, similar: false };
}

/** UPD-3: leaves out locations whose updates are resolved but not sent, if the filter asks for updates to review. */
async function findMatches(...request: Parameters<typeof findPlatformMatches>): Promise<Matches> {
  const found = await findPlatformMatches(...request);
  if (!request[0].has_unresolved_updates) return found;
  const reviewed = await reviewedLocations();
  return { ...found, records: found.records.filter(({ id }) => !reviewed.has(id)) };
}

async function readKept(
  { has_failed_patch_attempts: declined }: RecordFilters,
  options: ReadLocationsOptions,
): Promise<readonly LocationRecord[]> {
  if (declined !== undefined) recallDeclined((await loadCurrentUser()).id);
  return readPortfolio(options);
}

async function fromPortfolio(
  filters: RecordFilters,
  order: RecordOrder,
  options: ReadLocationsOptions,
  among?: ReadonlySet<LocationId>,
): Promise<Matches> {
  const all = await readKept(filters, options);
  const records = await selectRecords(
    among ? all.filter(({ id }) => among.has(id)) : all,
    filters,
    order,
  );
  return { records, unreadable: getPortfolio().unreadable, similar: false };
}

async function searchPortfolio(
  search: string,
  filters: RecordFilters,
  order: RecordOrder,
  options: ReadLocationsOptions,
): Promise<Matches> {
  const all = await readKept(filters, options);
  const known = await queryClient.query(query(tags.list)).catch(() => ({ tags: [] }));
  const names = new Map(known.tags.map(({ id, name }) => [id, name]));
  const { records, similar } = await searchRecords(all, search, names);
  return {
    records: await selectRecords(records, filters, order),
    unreadable: getPortfolio().unreadable,
    similar,
  };
}

export const matchingRecords = async (
  filters: RecordFilters,
  options: ReadLocationsOptions,
): Promise<readonly LocationRecord[]> => (await findMatches(filters, 'name', options)).records;

/** Also counts the locations that are left out because they are unreadable. */
export async function findMatchingIds(
  filters: RecordFilters,
  options: ReadLocationsOptions = {},
): Promise<Omit<Matches, 'records'> & { readonly ids: readonly LocationId[] }> {
  const { records, ...rest } = await findMatches(filters, 'name', options);
  return { ids: records.map(({ id }) => id), ...rest };
}

export const matchingIds = async (
  filters: RecordFilters,
  options: ReadLocationsOptions = {},
): Promise<readonly LocationId[]> => (await matchingRecords(filters, options)).map(({ id }) => id);

/** A page of the list with a filter or sort order that the platform lacks. */
export async function listFromRecords(
  { sort, page, ...filters }: LocationFilters,
  options: ReadLocationsOptions = {},
): Promise<Paged<Location>> {
  const { number = 1, size = pageSizes.locations } = page ?? {};
  const {
    records: found,
    unreadable,
    similar,
  } = await findMatches(filters, sort ?? 'name', options);
  const start = (number - 1) * size;
  const ids = found.slice(start, start + size).map(({ id }) => id);
  const { rows, unreadable: unreadableRows } = await locationsInOrder(ids, options.signal);
  const answer = {
    data: rows,
    meta: {
      current_page: number,
      last_page: Math.max(1, Math.ceil(found.length / size)),
      per_page: size,
      total: found.length,
      to: ids.length > 0 ? start + ids.length : null,
      ...(similar && found.length > 0 && { similar }),
    },
  };
  return withUnreadable(answer, 'data', unreadable + unreadableRows);
}

/** Above this number, the records in memory are used if they are complete. */
const mostReadAnew = 1000;

/** The records of these locations, in order and without deleted locations. */
export async function recordsByIds(
  ids: readonly LocationId[],
  options: ReadLocationsOptions = {},
): Promise<readonly LocationRecord[]> {
  const found = new Map<LocationId, LocationRecord>();
  const { status, records, unreadable } = getPortfolio();
  if (ids.length > mostReadAnew && status === 'complete')
    for (const record of records) found.set(record.id, record);
  const missing = ids.filter((id) => !found.has(id));
  if (found.size === 0 || unreadable > 0) {
    await readAllLocations(
      missing,
      (read) => {
        for (const location of read) found.set(location.id, recordOf(location));
      },
      options,
    );
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function locationsInOrder(
  ids: readonly LocationId[],
  signal: AbortSignal | undefined,
): Promise<{ readonly rows: readonly Location[]; readonly unreadable: number }> {
  if (ids.length === 0) return { rows: [], unreadable: 0 };
  const body = { locations: [...ids], page: { number: 1, size: ids.length } };
  const answer = await call(locations.listByIds, { body }, { signal });
  const rows = new Map(answer.data.map((row) => [row.id, row]));
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []),
    unreadable: unreadableIn(answer, 'data'),
  };
}

/** All matching locations. The key starts with the key of the lists, so that they are invalidated together. */
export const matchesQuery = (filters: RecordFilters) =>
  queryOptions({
    queryKey: [...keyOf(locations.list), 'matches', filters],
    queryFn: ({ signal }) => matchingRecords(filters, { signal }),
    // Comparing 25,000 records with the previous ones takes longer than rendering them.
    structuralSharing: false,
  });
