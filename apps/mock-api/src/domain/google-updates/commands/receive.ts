import type { LocationId } from '@placekeeper/contracts/core/id';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import type { changeSources } from '@placekeeper/contracts/model/google-update';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { prepared } from '../../../db/client.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import { profiles } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import { fields } from '../../../provider/catalogue.ts';
import { generateValue } from '../../../provider/generate-value.ts';
import { impossibleValue } from '../../../provider/impossible-value.ts';
import type { Actor } from '../../actor.ts';
import { authorize, requireSubscription } from '../../authorize.ts';
import { conflict, invalid } from '../../errors.ts';
import { liveProfile } from '../../live-profile.ts';
import { spendProviderCall } from '../../provider-quota/provider-quota.ts';
import { transact, type Emit } from '../../transact.ts';
import { detectUpdates, emitReceived, openUpdates, reconcile } from './reconcile.ts';

const queries = prepared((db) => ({
  change: db
    .update(profiles)
    .set({
      live: sql`${sql.placeholder('live')}`,
      title: sql`${sql.placeholder('title')}`,
      changedBy: sql`${sql.placeholder('changedBy')}`,
    })
    .where(eq(profiles.id, sql.placeholder('id')))
    .prepare(),
}));

export interface ProviderChange {
  readonly locationId: LocationId;
  readonly type: (typeof changeSources)[number];
  readonly field: ProviderField;
  /** `undefined` generates a plausible value. */
  readonly value?: unknown;
}

/**
 * Changes the live profile on behalf of Google or another owner. In a managed profile, a difference from our value
 * becomes an update, unless we are publishing the field.
 */
export function receiveChange(deps: Deps, actor: Actor, change: ProviderChange): void {
  const location = authorize(deps, actor, 'location', change.locationId);
  transact(deps, (emit) => applyChange(deps, actor, emit, location, change));
}

/** `receiveChange` for callers that have a transaction and have authorized the location. */
function applyChange(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  location: LocationRow,
  change: Omit<ProviderChange, 'locationId'>,
): void {
  const profile = liveProfile(deps, location);
  const { field, type } = change;
  const live = changed(profile.live, change);
  if (sameValue(fields[field].read(profile.live), fields[field].read(live))) return;
  const changedBy = { ...profile.changedBy, [field]: { by: type, at: actor.now } };
  queries(deps.db).change.run({
    id: profile.id,
    live: JSON.stringify(live),
    title: live.title,
    changedBy: JSON.stringify(changedBy),
  });
  if (location.managementStatus !== 'enabled') return;
  emitReceived(
    emit,
    location,
    reconcile(deps, actor, emit, location, { fields: [field], fresh: true }),
  );
}

function changed(live: Profile, change: Omit<ProviderChange, 'locationId'>): Profile {
  const next = written(live, change);
  const impossible = impossibleValue(change.field, next);
  if (impossible !== null) throw invalid({ update_value: [impossible] });
  return next;
}

function written(live: Profile, { field, value }: Omit<ProviderChange, 'locationId'>): Profile {
  try {
    return fields[field].write(live, value === undefined ? generateValue(live, field) : value);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    throw invalid({
      update_value: error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim()),
    });
  }
}

/**
 * Fields whose generated value is the same at all locations. Any other field gets a different value at each location.
 */
const sharedFields: readonly ProviderField[] = [
  'openInfo.openingDate',
  'openInfo.status',
  'regularHours',
  'specialHours',
];

interface ChangeOnMany extends Omit<ProviderChange, 'locationId'> {
  readonly locationIds: readonly LocationId[];
}

/** Applies one change to many profiles in one transaction, the way Google changes all profiles of a brand at once. */
export function receiveChanges(
  deps: Deps,
  actor: Actor,
  { locationIds, ...change }: ChangeOnMany,
): void {
  const owned = locationIds.map((id) => authorize(deps, actor, 'location', id));
  const [first] = owned;
  if (!first) return;
  const value =
    change.value === undefined && sharedFields.includes(change.field)
      ? generateValue(liveProfile(deps, first).live, change.field)
      : change.value;
  transact(deps, (emit) => {
    for (const location of owned) applyChange(deps, actor, emit, location, { ...change, value });
  });
}

/** DET-6: asks the provider now and returns the number of open updates. */
export function fetchUpdates(deps: Deps, actor: Actor, id: LocationId): number {
  requireSubscription(actor);
  const location = authorize(deps, actor, 'location', id);
  if (location.managementStatus !== 'enabled')
    throw conflict('Only a managed location can be checked for updates.');
  spendProviderCall(deps, actor);
  return transact(deps, (emit) => {
    deps.db.update(locations).set({ lastCheckedAt: actor.now }).where(eq(locations.id, id)).run();
    detectUpdates(deps, actor, emit, location);
    return openUpdates(deps, id).length;
  });
}
