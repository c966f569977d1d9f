import type { LocationId } from '../core/id.ts';
import type { AutoRejection } from '../model/auto-rejection.ts';
import type { GoogleUpdate } from '../model/google-update.ts';
import {
  rejectsByItself,
  rejectsOwners,
  sameSettings,
  withChange,
  type AutoRejectionChange,
} from './auto-rejection-change.ts';

export const backtestDays = 90;
const mostExamples = 5;

/** The actual outcome of an update that a rule would have rejected. */
const backtestOutcomes = [
  'accepted',
  'dismissed',
  'rejected',
  'auto-rejected',
  /** The platform did not attribute the rejection to a person or a rule. */
  'rejected-unattributed',
  'nullified',
  'pending',
  /** The platform sent no outcome, or one that this version does not know. */
  'other',
] as const;
export type BacktestOutcome = (typeof backtestOutcomes)[number];

export type IdleReason = 'not-managed' | 'lost-access';

export const idleReasonOf = (managementStatus: string | undefined): IdleReason | null => {
  if (managementStatus === 'disabled') return 'not-managed';
  return managementStatus === 'lost-authorization' ? 'lost-access' : null;
};

export interface RuleLocation {
  readonly id: LocationId;
  readonly settings: AutoRejection;
  /** Why the location rejects nothing, whatever its settings; null if it is managed or its status is unknown. */
  readonly idle: IdleReason | null;
}

export interface IdleLocations {
  readonly not_managed: number;
  readonly lost_access: number;
}

export interface RuleEffect {
  readonly locations_count: number;
  readonly changed_locations_count: number;
  readonly owner_manager_locations_count: number;
  /** Counts of locations that reject nothing, by reason. */
  readonly idle_locations: IdleLocations;
}

export const countIdle = (locations: readonly Pick<RuleLocation, 'idle'>[]): IdleLocations => ({
  not_managed: locations.filter(({ idle }) => idle === 'not-managed').length,
  lost_access: locations.filter(({ idle }) => idle === 'lost-access').length,
});

export function ruleEffect(
  locations: readonly RuleLocation[],
  change: AutoRejectionChange,
): RuleEffect {
  const count = (matches: (location: RuleLocation) => boolean) => locations.filter(matches).length;
  return {
    locations_count: locations.length,
    changed_locations_count: count(
      ({ settings }) => !sameSettings(settings, withChange(settings, change)),
    ),
    owner_manager_locations_count: count(({ settings }) => rejectsOwners(settings)),
    idle_locations: countIdle(locations),
  };
}

export interface Backtest {
  /** The number of updates that the changed settings would have rejected and the current settings would not. */
  readonly rejected_count: number;
  readonly rejected_locations_count: number;
  readonly outcome_totals: Readonly<Partial<Record<BacktestOutcome, number>>>;
  /** Ordered by `rejected_count`, highest first. */
  readonly fields: readonly {
    readonly field_name: string;
    readonly rejected_count: number;
    readonly accepted_count: number;
    readonly dismissed_count: number;
  }[];
  /** The number of updates that the current settings rejected and the changed settings would have left for review. */
  readonly released_count: number;
  /** One entry for each counted rejection. */
  readonly changes: readonly BacktestChange[];
  /** Accepted updates first, then dismissed ones, then the rest; each group begins with the newest. */
  readonly examples: readonly GoogleUpdate[];
}

export interface BacktestChange {
  readonly created_at: string | undefined;
  /** Whether a user accepted or dismissed the update. */
  readonly isDisputed: boolean;
}

function outcomeOf({ resolution }: GoogleUpdate): BacktestOutcome {
  if (resolution === undefined) return 'other';
  const action = resolution?.resolved_action;
  if (!action) return 'pending';
  if (action === 'rejected') {
    if (!resolution.resolved_by) return 'rejected-unattributed';
    return resolution.resolved_by === 'auto-rejection' ? 'auto-rejected' : 'rejected';
  }
  return backtestOutcomes.find((known) => known === action) ?? 'other';
}

/** The effect of a change on the updates since `since`, compared with each location's current settings. */
export function backtest(
  locations: readonly RuleLocation[],
  updates: readonly GoogleUpdate[],
  change: AutoRejectionChange,
  since: string,
): Backtest {
  const settingsOf = new Map(
    locations.map(({ id, settings }) => [
      id,
      { before: settings, after: withChange(settings, change) },
    ]),
  );
  const rejected: GoogleUpdate[] = [];
  let released = 0;
  for (const update of updates) {
    const settings = settingsOf.get(update.location.id);
    if (!settings || timeOf(update, Infinity) < Date.parse(since)) continue;
    // An unknown source counts as owners and managers, because fewer rules reject their updates.
    const { type = 'ownerManager', field_name: field } = update;
    const before = rejectsByItself(settings.before, type, field);
    const after = rejectsByItself(settings.after, type, field);
    if (after && !before) rejected.push(update);
    if (before && !after && outcomeOf(update) === 'auto-rejected') released += 1;
  }
  const byOutcome = Map.groupBy(rejected, outcomeOf);
  return {
    rejected_count: rejected.length,
    rejected_locations_count: new Set(rejected.map(({ location }) => location.id)).size,
    outcome_totals: Object.fromEntries(
      [...byOutcome].map(([outcome, found]) => [outcome, found.length]),
    ),
    fields: fieldsOf(rejected),
    released_count: released,
    changes: rejected.map((update) => ({
      created_at: update.created_at,
      isDisputed: ['accepted', 'dismissed'].includes(outcomeOf(update)),
    })),
    examples: rejected.toSorted(byInterest).slice(0, mostExamples),
  };
}

function fieldsOf(rejected: readonly GoogleUpdate[]): Backtest['fields'] {
  return [...Map.groupBy(rejected, ({ field_name: field }) => field)]
    .map(([field_name, found]) => {
      const outcomes = found.map(outcomeOf);
      const count = (wanted: BacktestOutcome) => outcomes.filter((one) => one === wanted).length;
      return {
        field_name,
        rejected_count: found.length,
        accepted_count: count('accepted'),
        dismissed_count: count('dismissed'),
      };
    })
    .toSorted((one, other) => other.rejected_count - one.rejected_count);
}

const timeOf = ({ created_at: time }: GoogleUpdate, unknown: number): number =>
  time === undefined ? unknown : Date.parse(time);

const interest = ({ resolution }: GoogleUpdate): number =>
  ['dismissed', 'accepted'].indexOf(resolution?.resolved_action ?? '');

const byInterest = (one: GoogleUpdate, other: GoogleUpdate): number =>
  interest(other) - interest(one) || timeOf(other, 0) - timeOf(one, 0) || other.id - one.id;
