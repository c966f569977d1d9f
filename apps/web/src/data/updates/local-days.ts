import { unreadableIn, withUnreadable } from '@placekeeper/contracts/core/decode';
import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { GoogleUpdate, UpdateMeta } from '@placekeeper/contracts/model/google-update';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { rollup } from 'd3-array';
import { dayOf } from '../../lib/text/calendar-day.ts';
import { call } from '../api/client.ts';
import type { UpdateMetaQuery } from './queries.ts';
import { updatePages, type UpdateListQuery } from './read-all-pages.ts';

type Answer = SuccessOf<typeof updates.list>;

interface Days {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** Adds a day at each end, because the specification doesn't say when the platform's days start. */
export function withAdjacentDays<Filters extends Days>(filters: Filters): Filters {
  const { start_date: start, end_date: end } = filters;
  return {
    ...filters,
    ...(start && { start_date: addDays(start, -1) }),
    ...(end && { end_date: addDays(end, 1) }),
  };
}

const isWithinDays = (
  { created_at: at }: GoogleUpdate,
  { start_date, end_date }: Days,
): boolean => {
  const day = at === undefined ? null : dayOf(at);
  // An update without a readable time is shown rather than lost.
  return day === null || ((!start_date || day >= start_date) && (!end_date || day <= end_date));
};

/** UPD-6: the specification's dates have no time zone, so all pages around the user's days are read. */
export async function readDays(filters: UpdateListQuery, signal: AbortSignal): Promise<Answer> {
  const answers: Answer[] = [];
  for await (const answer of updatePages(withAdjacentDays(filters), signal)) answers.push(answer);
  const { page, start_date, end_date } = filters;
  const { number = 1, size = pageSizes.updates } = page ?? {};
  return pageOfDays(answers, { start_date, end_date, number, size });
}

/** Each update once, because a row can move to the next page during the read. */
function updatesOfDays(
  answers: readonly Pick<Answer, 'google_updates'>[],
  days: Days,
): readonly GoogleUpdate[] {
  const found = new Map(
    answers
      .flatMap(({ google_updates: all }) => all)
      .filter((update) => isWithinDays(update, days))
      .map((update) => [update.id, update]),
  );
  return [...found.values()];
}

interface Page extends Days {
  readonly number: number;
  readonly size: number;
}

/** A page of the updates that changed on the user's days, taken from all pages around those days. */
export function pageOfDays(answers: readonly Answer[], { number, size, ...days }: Page): Answer {
  const all = updatesOfDays(answers, days);
  const shown = all.slice((number - 1) * size, number * size);
  const meta = {
    current_page: number,
    last_page: Math.max(1, Math.ceil(all.length / size)),
    per_page: size,
    total: all.length,
    to: shown.length > 0 ? (number - 1) * size + shown.length : null,
  };
  const unread = answers.reduce((sum, one) => sum + unreadableIn(one, 'google_updates'), 0);
  return withUnreadable(
    {
      google_updates: shown,
      total_locations: new Set(all.map(({ location }) => location.id)).size,
      meta,
    },
    'google_updates',
    unread,
  );
}

/** UPD-2: the platform's totals count its own days, which can differ from the user's. */
export async function readTotalsOfDays(
  filters: UpdateMetaQuery,
  signal: AbortSignal,
): Promise<UpdateMeta> {
  const { change_source: _source, field_names: _fields, ...others } = filters;
  const answers: Answer[] = [];
  const [meta] = await Promise.all([
    call(updates.meta, { query: filters }, { signal }),
    (async () => {
      for await (const answer of updatePages(withAdjacentDays(others), signal))
        answers.push(answer);
    })(),
  ]);
  return { ...meta, ...totalsOfDays(answers, filters) };
}

/** Like the platform's, each total ignores its own filter. */
export function totalsOfDays(
  answers: readonly Pick<Answer, 'google_updates'>[],
  { change_source: source = 'all', field_names: fields, ...days }: UpdateMetaQuery,
): Pick<UpdateMeta, 'change_source_totals' | 'field_totals'> {
  const all = updatesOfDays(answers, days);
  const ofFields = all.filter(({ field_name: field }) => fields?.includes(field) ?? true);
  const ofSource = all.filter(({ type }) => source === 'all' || type === source);
  return {
    change_source_totals: {
      all: ofFields.length,
      ...counted(ofFields.flatMap(({ type }) => type ?? [])),
    },
    field_totals: counted(ofSource.map(({ field_name: field }) => field)),
  };
}

const counted = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    rollup(
      names,
      ({ length }) => length,
      (name) => name,
    ),
  );
