import type { LocationId } from '@placekeeper/contracts/core/id';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { eq } from 'drizzle-orm';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { requireSubscription } from '../google-updates/subscription.ts';
import { ownedLocation } from '../owned.ts';
import { refuseOtherFields, settingsOf } from './settings.ts';

interface Input extends AutoRejection {
  readonly id: LocationId;
}

/** LSET-1: what happens to changes from now on; those that wait already stay for a person to decide. */
export function setAutoRejection(deps: Deps, actor: Actor, input: Input): void {
  ownedLocation(deps, actor, input.id);
  requireSubscription(actor);
  refuseOtherFields(input.auto_rejection_fields, 'auto_rejection_fields');
  deps.db.update(locations).set(settingsOf(input)).where(eq(locations.id, input.id)).run();
}
