import type { LocationId } from '@placekeeper/contracts/core/id';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { eq } from 'drizzle-orm';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize, requireSubscription } from '../../authorize.ts';
import { refuseOtherFields, fromAutoRejection, toAutoRejection } from '../settings.ts';

type Change = { [Key in keyof AutoRejection]?: AutoRejection[Key] | undefined };

interface Input extends Change {
  readonly id: LocationId;
}

/** LSET-1: applies to future changes; open updates still need a decision. */
export function setAutoRejection(deps: Deps, actor: Actor, input: Input): void {
  const before = toAutoRejection(authorize(deps, actor, 'location', input.id));
  requireSubscription(actor);
  const settings = {
    google_update_behaviour: input.google_update_behaviour ?? before.google_update_behaviour,
    auto_rejection_fields: input.auto_rejection_fields ?? before.auto_rejection_fields,
    allow_owner_manager_auto_reject:
      input.allow_owner_manager_auto_reject ?? before.allow_owner_manager_auto_reject,
  };
  refuseOtherFields(settings.auto_rejection_fields, 'auto_rejection_fields');
  deps.db
    .update(locations)
    .set(fromAutoRejection(settings))
    .where(eq(locations.id, input.id))
    .run();
}
