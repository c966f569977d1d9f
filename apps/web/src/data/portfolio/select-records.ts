import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import { foldText } from '../../lib/text/fold-text.ts';
import type { LocationRecord } from './location-record.ts';

export const recordOrders = [
  'name',
  '-name',
  'store_code',
  '-store_code',
  'imported_at',
  '-imported_at',
] as const;
export type RecordOrder = (typeof recordOrders)[number];

/** The platform's filters, and those that only the records can answer. */
export interface RecordFilters {
  readonly search?: string | undefined;
  readonly only_tag_ids?: readonly TagId[] | undefined;
  readonly excluded_location_ids?: readonly LocationId[] | undefined;
  readonly excluded_tag_ids?: readonly TagId[] | undefined;
  readonly gbp_management_status?: string | undefined;
  readonly has_unresolved_updates?: boolean | undefined;
  readonly has_failed_patch_attempts?: boolean | undefined;
}

/** What a list of locations is narrowed down to: the platform's own parameters, and ours, which it never gets. */
export interface LocationFilters extends RecordFilters {
  readonly sort?: RecordOrder | undefined;
  readonly page?: PageRequest | undefined;
}

type Predicate = (record: LocationRecord) => boolean;

/** Every word has to occur somewhere in the name, the store code or the address. */
function searchPredicate(search: string): Predicate {
  const words = foldText(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  return ({ search_text: text }) => words.every((word) => text.includes(word));
}

/** One test for all filters; a record that does not say what a filter asks never matches. */
function predicateOf(filters: RecordFilters): Predicate {
  const predicates: Predicate[] = [];
  if (filters.search?.trim()) predicates.push(searchPredicate(filters.search));
  if (filters.only_tag_ids?.length) {
    const wanted = new Set(filters.only_tag_ids);
    predicates.push(({ tag_ids: tags }) => tags?.some((id) => wanted.has(id)) ?? false);
  }
  if (filters.excluded_tag_ids?.length) {
    const unwanted = new Set(filters.excluded_tag_ids);
    predicates.push(
      ({ tag_ids: tags }) => tags !== undefined && !tags.some((id) => unwanted.has(id)),
    );
  }
  if (filters.excluded_location_ids?.length) {
    const unwanted = new Set(filters.excluded_location_ids);
    predicates.push(({ id }) => !unwanted.has(id));
  }
  for (const key of [
    'gbp_management_status',
    'has_unresolved_updates',
    'has_failed_patch_attempts',
  ] as const) {
    const wanted = filters[key];
    if (wanted !== undefined) predicates.push((record) => record[key] === wanted);
  }
  return (record) => predicates.every((matches) => matches(record));
}

const keyOf = {
  name: ({ sort_name: name }) => name,
  store_code: ({ store_code: code }) => code ?? '',
  imported_at: ({ imported_at: time }) => time ?? '',
} satisfies Record<string, (record: LocationRecord) => string>;

function comparing(order: RecordOrder): (a: LocationRecord, b: LocationRecord) => number {
  const key =
    keyOf[
      order === 'name' || order === '-name'
        ? 'name'
        : order.endsWith('store_code')
          ? 'store_code'
          : 'imported_at'
    ];
  const sign = order.startsWith('-') ? -1 : 1;
  return (a, b) => {
    const [first, second] = [key(a), key(b)];
    if (first !== second) return first < second ? -sign : sign;
    return sign * (Number(a.id) - Number(b.id));
  };
}

/** Lets the browser draw and answer before the next slice of a long work. A timer would be slowed down in a hidden tab. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Records that are filtered or sorted before the page may draw again. */
const sliceLength = 2000;

async function sorted(
  records: readonly LocationRecord[],
  compare: (a: LocationRecord, b: LocationRecord) => number,
): Promise<readonly LocationRecord[]> {
  let runs: LocationRecord[][] = [];
  for (let start = 0; start < records.length; start += sliceLength) {
    if (start > 0) await nextTask();
    runs.push(records.slice(start, start + sliceLength).toSorted(compare));
  }
  while (runs.length > 1) {
    const merged: LocationRecord[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      await nextTask();
      // Two sorted runs in a row: the engine's sort only merges them.
      merged.push([...(runs[at] ?? []), ...(runs[at + 1] ?? [])].toSorted(compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

/** The records that match, in order. Yields between slices, so that 25,000 never hold up a frame. */
export async function selectRecords(
  records: readonly LocationRecord[],
  filters: RecordFilters,
  order: RecordOrder = 'name',
): Promise<readonly LocationRecord[]> {
  const matches = predicateOf(filters);
  const found: LocationRecord[] = [];
  for (let start = 0; start < records.length; start += sliceLength) {
    if (start > 0) await nextTask();
    for (const record of records.slice(start, start + sliceLength))
      if (matches(record)) found.push(record);
  }
  return sorted(found, comparing(order));
}
