import { hashKey } from '@tanstack/react-query';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type {
  GoogleUpdate,
  UpdateFilters,
  UpdateMeta,
} from '@placekeeper/contracts/model/google-update';
import {
  countHeld,
  decidedUpdates,
  type CountedDecision,
  matchesFilters,
} from './held-decisions.ts';

const isUnfiltered = (filters: UpdateFilters): boolean =>
  Object.keys(filters).every((name) => name === 'active');

const matchesHeld = (id: GoogleUpdateId, filters: UpdateFilters): boolean => {
  const update = decidedUpdates.get(id);
  return update ? matchesFilters(update, filters) : isUnfiltered(filters);
};

/** Counts held decisions about updates that match the filters, because the platform still counts them as pending. */
export const countHeldMatching = (
  decisions: readonly CountedDecision[],
  filters: UpdateFilters,
): number =>
  countHeld(
    decisions.flatMap(({ ids, matching }) => [
      { ids: ids.filter((id) => matchesHeld(id, filters)) },
      ...(matching && (isUnfiltered(filters) || hashKey([matching.filters]) === hashKey([filters]))
        ? [{ ids: [], matching }]
        : []),
    ]),
  );

/** UPD-2: the totals without held decisions; undefined if it is unknown which of the counted updates are held. */
export function remainingTotals(
  meta: UpdateMeta | undefined,
  decisions: readonly CountedDecision[],
  filters: UpdateFilters,
): UpdateMeta | undefined {
  const ids = new Set(decisions.flatMap((one) => one.ids));
  const held = [...ids].flatMap((id) => decidedUpdates.get(id) ?? []);
  if (!meta || held.length < ids.size || decisions.some(({ matching }) => matching))
    return undefined;
  const rest = (total: number, isCounted: (update: GoogleUpdate) => boolean) =>
    Math.max(0, total - held.filter(isCounted).length);
  const ofSources = held.filter((one) => matchesFilters(one, { ...filters, change_source: 'all' }));
  const { change_source_totals: sources, field_totals: fields } = meta;
  return {
    ...meta,
    change_source_totals: mapTotals(sources, (total, source) =>
      rest(total, (one) => ofSources.includes(one) && (source === 'all' || source === one.type)),
    ),
    field_totals: mapTotals(fields, (total, field) =>
      rest(total, (one) => matchesFilters(one, { ...filters, field_names: [field] })),
    ),
  };
}

type Totals = UpdateMeta['field_totals'];

const mapTotals = (totals: Totals, change: (total: number, name: string) => number): Totals =>
  totals &&
  Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, change(total, name)]));
