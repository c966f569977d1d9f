import type { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { eq } from 'drizzle-orm';
import { googleUpdates, type GoogleUpdateRow } from '../../db/schema/google-updates.ts';
import type { LocationRow } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import { fields } from '../../provider/fields.ts';
import type { Actor } from '../actor.ts';
import { conflict } from '../errors.ts';
import { saveProfile } from '../locations/save-profile.ts';
import { ownedLocation, ownedUpdate } from '../owned.ts';
import { currentPatchAttempts } from '../patch-attempts/list.ts';
import { publish } from '../patch-attempts/publish.ts';
import { transact, type Emit } from '../transact.ts';
import { actionabilityOf } from './actionability.ts';
import { refreshFlag } from './settle.ts';
import { requireSubscription } from './subscription.ts';

const resolutions = { accept: 'accepted', reject: 'rejected', dismiss: 'dismissed' } as const;
const flags = {
  accept: 'can_be_accepted',
  reject: 'can_be_rejected',
  dismiss: 'can_be_dismissed',
} as const;

type Effect = (
  deps: Deps,
  actor: Actor,
  emit: Emit,
  update: GoogleUpdateRow,
  location: LocationRow,
) => void;

const effects: Readonly<Record<UpdateAction, Effect>> = {
  /** Theirs becomes ours; it is live already, so it is sent only where an older value of ours would still come after it. */
  accept(deps, actor, emit, update, location) {
    const field = update.fieldName;
    const next = fields[field].write(location.profile, update.updateValue);
    const saved = saveProfile(deps, location, next);
    const pending = currentPatchAttempts(deps, actor, location.id);
    if (pending.some((attempt) => attempt.fields.includes(field))) {
      publish(deps, actor, emit, saved, [field]);
    }
  },
  /** Ours is sent again. */
  reject(deps, actor, emit, update, location) {
    publish(deps, actor, emit, location, [update.fieldName]);
  },
  dismiss() {
    // The update leaves the review; neither side changes.
  },
};

/** UPD-3: decides one update; gives the id of its location. */
export function resolveUpdate(
  deps: Deps,
  actor: Actor,
  id: GoogleUpdateId,
  action: UpdateAction,
): LocationId {
  requireSubscription(actor);
  const update = ownedUpdate(deps, actor, id);
  const location = ownedLocation(deps, actor, update.locationId);
  if (update.resolvedAction !== null)
    throw conflict(`This update is already ${update.resolvedAction}.`);
  const actionability = actionabilityOf(update, location);
  if (!actionability[flags[action]]) {
    throw conflict(
      actionability[action === 'accept' ? 'accept_reason' : 'reject_reason'] ??
        actionability.explanation ??
        'This update cannot be resolved like that.',
    );
  }
  transact(deps, (emit) => {
    deps.db
      .update(googleUpdates)
      .set({ resolvedAction: resolutions[action], resolvedAt: actor.now })
      .where(eq(googleUpdates.id, update.id))
      .run();
    effects[action](deps, actor, emit, update, location);
    refreshFlag(deps, location.id);
  });
  return location.id;
}
