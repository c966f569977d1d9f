import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { Endpoint, RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { paged, type Paged } from '@placekeeper/contracts/core/page';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location } from '@placekeeper/contracts/model/location';
import * as z from '@placekeeper/contracts/core/zod';
import { callInQueue } from '../api/throttle.ts';
import { apiError } from '../http/api-error.ts';
import { formatCount } from '../../lib/text/format.ts';
import { withoutAnd } from '../../lib/text/search-words.ts';
import { readRecord, type LocationRecord } from './location-record.ts';

/** Filters that the platform's list supports. */
export interface ListQuery {
  readonly search?: string | undefined;
  readonly only_tag_ids?: readonly TagId[] | undefined;
  readonly excluded_location_ids?: readonly LocationId[] | undefined;
  readonly excluded_tag_ids?: readonly TagId[] | undefined;
}

export interface ReadProgress {
  readonly read: number;
  /** Unknown before the first response. */
  readonly total: number | undefined;
}

export interface ReadLocationsOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

const rowsPerPage = 100;
/** Limits the time that decoding whole locations takes to about one frame. */
const fullRowsPerCall = 100;

type RowsEndpoint = Endpoint<
  RequestOf<typeof locations.list>,
  unknown,
  unknown,
  { readonly status: 200; readonly body: Paged<unknown> }
>;

/** The list with undecoded rows, because only the record of each row is decoded. */
const rowsOfList: RowsEndpoint = {
  id: locations.list.id,
  definition: { ...locations.list.definition, responses: { 200: paged(z.unknown()) } },
};

interface RecordPage {
  readonly rows: number;
  readonly records: readonly LocationRecord[];
  readonly meta: Paged<unknown>['meta'];
}

async function readPage(
  query: ListQuery,
  number: number,
  signal: AbortSignal | undefined,
): Promise<RecordPage> {
  const { data, meta } = await callInQueue(
    rowsOfList,
    { query: { ...writable(query), page: { number, size: rowsPerPage } } },
    signal,
  );
  const records = data.flatMap((row) => readRecord(row) ?? []);
  return { rows: data.length, records, meta };
}

function writable({ only_tag_ids, excluded_location_ids, excluded_tag_ids, search }: ListQuery) {
  return {
    ...(search?.trim() && { search: withoutAnd(search.trim()) }),
    ...(only_tag_ids?.length && { only_tag_ids: [...only_tag_ids] }),
    ...(excluded_location_ids?.length && { excluded_location_ids: [...excluded_location_ids] }),
    ...(excluded_tag_ids?.length && { excluded_tag_ids: [...excluded_tag_ids] }),
  };
}

export interface ReadResult {
  readonly total: number;
  readonly unreadable: number;
}

/** The maximum number of times that all pages are read to find rows that moved to another page. */
const mostPasses = 3;

/** Visits all matching records, page by page and unordered; a record may be visited more than once. */
export async function readRecords(
  query: ListQuery,
  visit: (records: readonly LocationRecord[]) => void,
  { signal, onProgress }: ReadLocationsOptions,
): Promise<ReadResult> {
  const seen = new Set<LocationId>();
  for (let pass = 1; ; pass += 1) {
    let rows = 0;
    let readable = 0;
    let total = 0;
    const take = (page: RecordPage) => {
      rows += page.rows;
      readable += page.records.length;
      total = page.meta.total;
      for (const { id } of page.records) seen.add(id);
      visit(page.records);
      onProgress?.({ read: seen.size, total });
    };
    const first = await readPage(query, 1, signal);
    take(first);
    // The first response shows the real page size, because a platform may ignore the requested size.
    const last = first.rows > 0 ? Math.ceil(total / first.rows) : 1;
    await runAll(
      Array.from({ length: last - 1 }, (_, index) => async (both: AbortSignal) => {
        take(await readPage(query, index + 2, both));
      }),
      signal,
    );
    const unreadable = rows - readable;
    if (seen.size + unreadable >= total || pass === mostPasses)
      return { total, unreadable: Math.max(unreadable, total - seen.size) };
  }
}

/** Runs all tasks; the first failure aborts the others. */
export async function runAll(
  tasks: readonly ((signal: AbortSignal) => Promise<void>)[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const failed = new AbortController();
  const both = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  try {
    await Promise.all(tasks.map((task) => task(both)));
  } catch (error) {
    failed.abort();
    throw error;
  }
}

interface Unread {
  readonly unreadable: number;
  /** Locations that are either unreadable or deleted. */
  readonly unread: ReadonlySet<LocationId>;
}

/**
 * Visits whole locations by id, in parallel chunks. A missing location was deleted, unless its chunk had unreadable
 * rows.
 */
export async function readLocations(
  ids: readonly LocationId[],
  visit: (locations: readonly Location[]) => void,
  { signal, onProgress }: ReadLocationsOptions = {},
): Promise<Unread> {
  const unread = new Set<LocationId>();
  let unreadable = 0;
  const unique = [...new Set(ids)];
  let read = 0;
  const chunks = Array.from({ length: Math.ceil(unique.length / fullRowsPerCall) }, (_, index) =>
    unique.slice(index * fullRowsPerCall, (index + 1) * fullRowsPerCall),
  );
  await runAll(
    chunks.map((chunk) => async (both: AbortSignal) => {
      const missing = new Set(chunk);
      let lost = 0;
      for (let number = 1, last = 1; number <= last; number += 1) {
        const body = { locations: chunk, page: { number, size: chunk.length } };
        const page = await callInQueue(locations.listByIds, { body }, both);
        last = page.meta.last_page;
        lost += unreadableIn(page, 'data');
        for (const { id } of page.data) missing.delete(id);
        visit(page.data);
      }
      unreadable += lost;
      if (lost > 0) for (const id of missing) unread.add(id);
      read += chunk.length;
      onProgress?.({ read, total: unique.length });
    }),
    signal,
  );
  return { unreadable, unread };
}

/** Throws if a location is unreadable, because an operation on a complete set must not treat it as deleted. */
export async function readAllLocations(
  ...[ids, visit, options]: Parameters<typeof readLocations>
): Promise<void> {
  const { unreadable } = await readLocations(ids, visit, options);
  if (unreadable === 0) return;
  const message = `${formatCount(unreadable, 'location')} couldn’t be read. Try again in a moment.`;
  throw apiError({ kind: 'malformed' }, { endpoint: locations.listByIds.id, message });
}
