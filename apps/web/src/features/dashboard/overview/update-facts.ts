import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { median } from 'd3-array';
import { resolutions } from '../../../data/updates/decide-update.ts';
import type { DecisionOf } from '../../../data/updates/reviewed-locations.ts';
import { dayOf } from '../../../lib/text/calendar-day.ts';

/** A resolution that this version doesn't know is `other`. */
export type UpdateOutcome = keyof ReturnType<typeof noOutcomes>;

const sources = ['google', 'ownerManager', 'other'] as const;
export type Source = (typeof sources)[number];

const outcomeOf = ({ resolution }: Pick<GoogleUpdate, 'resolution'>): UpdateOutcome => {
  const action = resolution?.resolved_action;
  if (!action) return 'pending';
  switch (action) {
    case 'rejected':
      return resolution.resolved_by === 'auto-rejection' ? 'by-rule' : 'rejected';
    case 'accepted':
      return 'accepted';
    case 'dismissed':
      return 'dismissed';
    case 'nullified':
      return 'obsolete';
    default:
      return 'other';
  }
};

const sourceOf = ({ type }: Pick<GoogleUpdate, 'type'>): Source =>
  sources.find((known) => known === type) ?? 'other';

type Counts<Key extends string> = Readonly<Record<Key, number>>;

export interface DayCounts {
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly day: string;
  readonly total: number;
  readonly outcomes: Counts<UpdateOutcome>;
  readonly sources: Counts<Source>;
}

export interface Ranked<Key> {
  readonly key: Key;
  readonly name: string;
  readonly count: number;
  /** The part of `count` that is to review. */
  readonly pending: number;
}

export interface UpdateFacts {
  /** Every day of the range, the oldest first, also days without updates. */
  readonly days: readonly DayCounts[];
  readonly total: number;
  /** Updates without a readable time. No day counts them. */
  readonly undated: number;
  readonly outcomes: Counts<UpdateOutcome>;
  readonly sources: Counts<Source>;
  /** The median time to a decision by a person, in milliseconds; null if no decision has a time. */
  readonly medianDecision: number | null;
  readonly timedDecisions: number;
  readonly fields: readonly Ranked<string>[];
  readonly locations: readonly Ranked<LocationId>[];
}

const noOutcomes = () => ({
  pending: 0,
  accepted: 0,
  rejected: 0,
  'by-rule': 0,
  dismissed: 0,
  obsolete: 0,
  other: 0,
});
const noSources = () => ({ google: 0, ownerManager: 0, other: 0 });

const ranked = 5;

function rank<Key>(
  updates: readonly GoogleUpdate[],
  keyOf: (update: GoogleUpdate) => Key,
  nameOf: (update: GoogleUpdate) => string,
): readonly Ranked<Key>[] {
  return [...Map.groupBy(updates, keyOf)]
    .flatMap(([key, own]) => {
      const [first] = own;
      const pending = own.filter((update) => outcomeOf(update) === 'pending').length;
      return first ? [{ key, name: nameOf(first), count: own.length, pending }] : [];
    })
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, ranked);
}

const decidedByPeople: readonly UpdateOutcome[] = ['accepted', 'rejected', 'dismissed'];

function timeToDecision(update: GoogleUpdate): number | null {
  if (!decidedByPeople.includes(outcomeOf(update))) return null;
  const { created_at: changed, resolution } = update;
  const time = Date.parse(resolution?.resolved_at ?? '') - Date.parse(changed ?? '');
  return Number.isNaN(time) || time < 0 ? null : time;
}

const emptyDay = (day: string) => ({
  day,
  total: 0,
  outcomes: noOutcomes(),
  sources: noSources(),
});

interface Range {
  /** The last day of the range, `YYYY-MM-DD`. */
  readonly today: string;
  readonly days: number;
}

/** Counts the updates of the last days by the day on which the profile changed. */
export function updateFacts(
  updates: readonly GoogleUpdate[],
  { today, days: count }: Range,
  fieldName: (field: string) => string,
): UpdateFacts {
  const days = new Map(
    Array.from({ length: count }, (_, index) => {
      const day = addDays(today, index + 1 - count);
      return [day, emptyDay(day)] as const;
    }),
  );
  const totals = { outcomes: noOutcomes(), sources: noSources() };
  const within: GoogleUpdate[] = [];
  let undated = 0;
  for (const update of updates) {
    const date = update.created_at === undefined ? null : dayOf(update.created_at);
    if (date === null) undated += 1;
    const day = date === null ? undefined : days.get(date);
    if (!day) continue;
    within.push(update);
    const outcome = outcomeOf(update);
    const source = sourceOf(update);
    day.total += 1;
    for (const counts of [day.outcomes, totals.outcomes]) counts[outcome] += 1;
    for (const counts of [day.sources, totals.sources]) counts[source] += 1;
  }
  const times = within.flatMap((update) => timeToDecision(update) ?? []);
  return {
    days: [...days.values()],
    total: within.length,
    undated,
    ...totals,
    medianDecision: median(times) ?? null,
    timedDecisions: times.length,
    fields: rank(
      within,
      ({ field_name: field }) => field,
      ({ field_name: field }) => fieldName(field),
    ),
    locations: rank(
      within,
      ({ location }) => location.id,
      ({ location }) => nameWithCode(location) || `Location ${location.id}`,
    ),
  };
}

/** UPD-3: moves the decided updates to their outcomes, because counting all updates again would delay each decision. */
export function withDecisions(
  facts: UpdateFacts,
  pending: readonly GoogleUpdate[],
  decisionOf: DecisionOf,
): UpdateFacts {
  const days = new Map(facts.days.map((day) => [day.day, day]));
  const totals = { ...facts.outcomes };
  const decided: GoogleUpdate[] = [];
  for (const update of pending) {
    const action = decisionOf(update);
    const date = action && update.created_at !== undefined ? dayOf(update.created_at) : null;
    const day = date === null ? undefined : days.get(date);
    if (!action || !day) continue;
    const outcomes = { ...day.outcomes };
    for (const counts of [outcomes, totals]) {
      counts[outcomeOf(update)] -= 1;
      counts[resolutions[action]] += 1;
    }
    days.set(day.day, { ...day, outcomes });
    if (outcomeOf(update) === 'pending') decided.push(update);
  }
  return {
    ...facts,
    days: [...days.values()],
    outcomes: totals,
    fields: withoutDecided(facts.fields, decided, ({ field_name: field }) => field),
    locations: withoutDecided(facts.locations, decided, ({ location }) => location.id),
  };
}

const withoutDecided = <Key>(
  items: readonly Ranked<Key>[],
  decided: readonly GoogleUpdate[],
  keyOf: (update: GoogleUpdate) => Key,
): readonly Ranked<Key>[] =>
  items.map((item) => ({
    ...item,
    pending: item.pending - decided.filter((update) => keyOf(update) === item.key).length,
  }));
