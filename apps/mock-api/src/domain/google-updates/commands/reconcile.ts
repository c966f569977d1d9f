import { rejectsByItself } from '@placekeeper/contracts/rules/auto-rejection-change';
import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, eq, isNull, sql, desc } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleUpdates, type GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import type { LocationRow } from '../../../db/schema/locations.ts';
import type { ProfileRow } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { fields as access } from '../../../provider/catalogue.ts';
import type { Actor } from '../../actor.ts';
import { pendingFields, latestAttemptAt } from '../../patch-attempts/queries/list.ts';
import { liveProfile } from '../../live-profile.ts';
import { publish } from '../../patch-attempts/commands/publish.ts';
import { raise } from '../../events.ts';
import type { Emit } from '../../transact.ts';
import { toAutoRejection } from '../../auto-rejection/settings.ts';
import { scheduleRepeat } from './schedule-repeat.ts';
import { refreshFlags, supersedeUpdates } from './supersede.ts';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { changeActions, changeSources } from '@placekeeper/contracts/model/google-update';

const queries = prepared((db) => ({
  last: db
    .select()
    .from(googleUpdates)
    .where(
      and(
        eq(googleUpdates.locationId, sql.placeholder('locationId')),
        eq(googleUpdates.fieldName, sql.placeholder('field')),
      ),
    )
    .orderBy(desc(googleUpdates.id))
    .limit(1)
    .prepare(),
  open: db
    .select()
    .from(googleUpdates)
    .where(
      and(
        eq(googleUpdates.locationId, sql.placeholder('id')),
        isNull(googleUpdates.resolvedAction),
      ),
    )
    .prepare(),
}));

export const openUpdates = (deps: Deps, id: LocationId): readonly GoogleUpdateRow[] =>
  queries(deps.db).open.all({ id });

export interface Reconciliation {
  readonly opened: readonly GoogleUpdateRow[];
  /** The number of updates closed without a decision. */
  readonly closed: number;
}

const nothing: Reconciliation = { opened: [], closed: 0 };

interface Scope {
  readonly fields?: readonly ProviderField[];
  /** The fields have just changed, so earlier decisions about them no longer apply. */
  readonly fresh?: boolean;
}

/**
 * Derives the open updates of a managed location. A field needs a decision if its live value differs from ours, unless
 * our value is being published or the difference is settled.
 */
export function reconcile(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  location: LocationRow,
  { fields = providerFields, fresh = false }: Scope = {},
): Reconciliation {
  if (location.managementStatus !== 'enabled') return nothing;
  const profile = liveProfile(deps, location);
  const open = new Map(openUpdates(deps, location.id).map((update) => [update.fieldName, update]));
  const pending = pendingFields(deps, location.id);
  const differences: Difference[] = [];
  const outdated: ProviderField[] = [];

  for (const field of fields) {
    const difference = differenceOf(location, profile, field);
    const update = open.get(field);
    const differs = !pending.has(field) && !sameValue(difference.ours, difference.theirs);
    if (update && differs && describes(update, difference)) continue;
    if (update) outdated.push(field);
    if (!differs) continue;
    // Whether Google or another manager set the live value.
    const changedOutside = profile.changedBy[field] !== undefined;
    const canBeSettled = update === undefined && !fresh;
    if (canBeSettled && isSettled(deps, location.id, difference, changedOutside)) continue;
    differences.push(difference);
  }
  if (differences.length === 0 && outdated.length === 0) return nothing;

  supersedeUpdates(deps, actor, location, outdated);
  const opened = record(deps, actor, emit, { location, profile, differences });
  refreshFlags(deps, [location.id]);
  return { opened, closed: outdated.length };
}

const differenceOf = (
  location: LocationRow,
  { live, changedBy }: ProfileRow,
  field: ProviderField,
): Difference => ({
  field,
  type: changedBy[field]?.by ?? 'google',
  ours: access[field].read(location.profile),
  theirs: access[field].read(live),
});

const describes = (update: GoogleUpdateRow, { ours, theirs }: Difference): boolean =>
  sameValue(update.platformValue, ours) && sameValue(update.updateValue, theirs);

interface Found {
  readonly location: LocationRow;
  readonly profile: ProfileRow;
  readonly differences: readonly Difference[];
}

/** Publishes all automatically rejected fields in one attempt; each remaining field becomes an open update. */
function record(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  { location, profile, differences }: Found,
): readonly GoogleUpdateRow[] {
  const rejected = differences.filter(
    ({ type, field }) =>
      profile.standing === 'verified' && rejectsByItself(toAutoRejection(location), type, field),
  );
  const updates = rejected.map((difference) =>
    recordAutoRejection(deps, actor, location, difference),
  );
  for (const update of updates) scheduleRepeat(deps, actor, update);
  publish(
    deps,
    actor,
    emit,
    location,
    rejected.map(({ field }) => field),
  );
  return differences
    .filter((difference) => !rejected.includes(difference))
    .map((difference) => openUpdate(deps, actor, emit, location, difference));
}

/** UPD-10: with both flags false, the event announces no new update and only makes the client read again. */
export function emitReceived(
  emit: Emit,
  { id, userId }: LocationRow,
  { opened }: Reconciliation,
): void {
  emit(userId, 'gbp-update.received', {
    location_id: id,
    has_google_updates: opened.some(({ type }) => type === 'google'),
    has_owner_manager_updates: opened.some(({ type }) => type === 'ownerManager'),
  });
}

export function detectUpdates(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  location: LocationRow,
  scope?: Scope,
): void {
  const outcome = reconcile(deps, actor, emit, location, scope);
  if (outcome.opened.length > 0 || outcome.closed > 0) emitReceived(emit, location, outcome);
}

/**
 * A difference needs no decision if the user dismissed it, or if the provider refused our value. The client shows the
 * refusal as a failed attempt.
 */
function isSettled(
  deps: Deps,
  locationId: LocationId,
  { field, ours, theirs }: Difference,
  changedOutside: boolean,
): boolean {
  const last = queries(deps.db).last.get({ locationId, field });
  const wasUpdate = last !== undefined && sameValue(last.updateValue, theirs);
  if (wasUpdate && last.resolvedAction === 'dismissed' && sameValue(last.platformValue, ours))
    return true;
  if (changedOutside && !wasUpdate) return false;
  const attempt = latestAttemptAt(deps, locationId, field);
  return attempt?.status === 'failed' && sameValue(attempt.values[field], ours);
}

/** A field whose live value (`theirs`) differs from our value (`ours`). */
interface Difference {
  readonly type: (typeof changeSources)[number];
  readonly field: ProviderField;
  readonly ours: unknown;
  readonly theirs: unknown;
}

const values = (actor: Actor, location: LocationRow, difference: Difference) => ({
  userId: location.userId,
  locationId: location.id,
  type: difference.type,
  fieldName: difference.field,
  platformValue: difference.ours,
  updateValue: difference.theirs,
  changeAction: actionOf(difference.ours, difference.theirs),
  createdAt: actor.now,
});

/** The only function that opens updates. Callers run this in the transaction of the change that causes the update. */
function openUpdate(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  location: LocationRow,
  difference: Difference,
): GoogleUpdateRow {
  const row = values(actor, location, difference);
  const update = deps.db.insert(googleUpdates).values(row).returning().get();
  raise(deps, actor, emit, 'update-opened', { location, update });
  return update;
}

/** LSET-1: stores an update as already rejected by the location's settings. */
function recordAutoRejection(
  deps: Deps,
  actor: Actor,
  location: LocationRow,
  difference: Difference,
): GoogleUpdateRow {
  return deps.db
    .insert(googleUpdates)
    .values({
      ...values(actor, location, difference),
      resolvedAction: 'rejected',
      resolvedAt: actor.now,
      resolvedBy: 'auto-rejection',
    })
    .returning()
    .get();
}

function actionOf(before: unknown, after: unknown): (typeof changeActions)[number] {
  if (isEmpty(before)) return 'added';
  return isEmpty(after) ? 'removed' : 'changed';
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
