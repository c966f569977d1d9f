import type { LocationId } from '@placekeeper/contracts/core/id';
import type { changeActions, changeSources } from '@placekeeper/contracts/model/google-update';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { googleUpdates } from '../../db/schema/google-updates.ts';
import { profiles } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import { fields, sameValue } from '../../provider/fields.ts';
import { inventValue } from '../../provider/invent-value.ts';
import type { Profile } from '../../provider/profile.ts';
import type { Actor } from '../actor.ts';
import { invalid } from '../errors.ts';
import { notifyOfUpdate } from '../notifications/notify-of-update.ts';
import { ownedLocation } from '../owned.ts';
import { transact } from '../transact.ts';
import { refreshFlag, supersedeUpdates } from './settle.ts';

export interface ProviderChange {
  readonly locationId: LocationId;
  readonly type: (typeof changeSources)[number];
  readonly field: ProviderField;
  /** In the form of the field's values; `undefined` makes a believable one up. */
  readonly value?: unknown;
}

/**
 * Somebody changes a profile at the provider. The live value is theirs from now on; where the profile is managed,
 * the difference to ours waits for a decision. A value that comes back to ours leaves nothing to decide: that is told
 * too, as an event without a source.
 */
export function receiveChange(deps: Deps, actor: Actor, change: ProviderChange): void {
  const location = ownedLocation(deps, actor, change.locationId);
  const profile = deps.db.select().from(profiles).where(eq(profiles.id, location.profileId)).get();
  if (!profile) throw new Error(`Location ${location.id} has no profile`);
  const live = changed(profile.live, change);
  const access = fields[change.field];
  const updateValue = access.read(live);
  if (sameValue(access.read(profile.live), updateValue)) return;

  transact(deps, (emit) => {
    deps.db
      .update(profiles)
      .set({ live, title: live.title })
      .where(eq(profiles.id, profile.id))
      .run();
    if (location.managementStatus !== 'enabled') return;
    supersedeUpdates(deps, actor, location, [change.field]);
    const platformValue = access.read(location.profile);
    const differs = !sameValue(platformValue, updateValue);
    if (differs) {
      const update = deps.db
        .insert(googleUpdates)
        .values({
          userId: location.userId,
          locationId: location.id,
          type: change.type,
          fieldName: change.field,
          platformValue,
          updateValue,
          changeAction: actionOf(platformValue, updateValue),
          createdAt: actor.now,
        })
        .returning()
        .get();
      notifyOfUpdate(deps, actor, { location, update });
    }
    refreshFlag(deps, location.id);
    emit(location.userId, 'gbp-update.received', {
      location_id: location.id,
      has_google_updates: differs && change.type === 'google',
      has_owner_manager_updates: differs && change.type === 'ownerManager',
    });
  });
}

function changed(live: Profile, { field, value }: ProviderChange): Profile {
  try {
    return fields[field].write(live, value === undefined ? inventValue(live, field) : value);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    throw invalid({
      update_value: error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim()),
    });
  }
}

function actionOf(before: unknown, after: unknown): (typeof changeActions)[number] {
  if (isEmpty(before)) return 'added';
  return isEmpty(after) ? 'removed' : 'changed';
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
