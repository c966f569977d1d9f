import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { spacedWords } from '../../lib/text/search-words.ts';
import type { LocationRecord } from './location-record.ts';
import type { RecordFilters, RecordOrder } from './record-filters.ts';

type Predicate = (record: LocationRecord) => boolean;

/** Undefined if the platform didn't send the hours. */
export const hasSpecialHours = (
  { special_dates: dates }: Pick<LocationRecord, 'special_dates'>,
  date: string,
): boolean | undefined => (dates === undefined ? undefined : (dates ?? '').includes(date));

/** Every word must occur in the name, the store code or the address. */
function searchPredicate(search: string): Predicate {
  const words = spacedWords(search);
  return ({ search_text: text }) => words.every((word) => text.includes(word));
}

/** A record without the data of a filter does not match the filter. */
function predicateOf(filters: RecordFilters): Predicate {
  const predicates: Predicate[] = [];
  if (filters.search?.trim()) predicates.push(searchPredicate(filters.search));
  if (filters.only_tag_ids?.length) {
    const wanted = new Set(filters.only_tag_ids);
    predicates.push(({ tag_ids: tags }) => {
      if (!tags) return false;
      const found = tags.filter((id) => wanted.has(id)).length;
      if (filters.tag_match === 'none') return found === 0;
      return filters.tag_match === 'all' ? found === wanted.size : found > 0;
    });
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
    'standing',
    'region_code',
    'locality',
    'primary_category_id',
    'owner_id',
    'label',
    'status',
  ] as const) {
    const wanted = filters[key];
    if (wanted !== undefined) predicates.push((record) => record[key] === wanted);
  }
  for (const fact of filters.missing ?? [])
    predicates.push((record) => record[`has_${fact}`] === false);
  const { no_special_hours_on: date } = filters;
  if (date) predicates.push((record) => hasSpecialHours(record, date) === false);
  return (record) => predicates.every((matches) => matches(record));
}

type OrderKey = Exclude<RecordOrder, `-${string}`>;

/** Locations that need attention come first. */
const managementOrder = ['lost-authorization', 'disabled', 'enabled'];

const keyOf: Readonly<Record<OrderKey, (record: LocationRecord) => string | number>> = {
  name: ({ sort_name: name }) => name,
  store_code: ({ store_code: code }) => code ?? '',
  imported_at: ({ imported_at: time }) => time ?? '',
  formatted_address: ({ formatted_address: address }) => foldText(address ?? ''),
  gbp_management_status: ({ gbp_management_status: status }) =>
    managementOrder.indexOf(status ?? ''),
  has_unresolved_updates: ({ has_unresolved_updates: some }) => Number(!some),
};

function comparing(order: RecordOrder): (a: LocationRecord, b: LocationRecord) => number {
  const key = keyOf[order.replace('-', '') as OrderKey];
  const sign = order.startsWith('-') ? -1 : 1;
  return (a, b) => {
    const [first, second] = [key(a), key(b)];
    if (first !== second) return first < second ? -sign : sign;
    return sign * (Number(a.id) - Number(b.id));
  };
}

/** Lets the browser render and handle input before the next slice; not a timer, because hidden tabs throttle timers. */
export function nextTask(): Promise<void> {
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

export const sliceLength = 2000;

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
      // The engine's sort merges two sorted runs in linear time.
      merged.push([...(runs[at] ?? []), ...(runs[at + 1] ?? [])].toSorted(compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

/** The matching records, in order. Yields between slices, so that 25,000 records never block a frame. */
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
