import type { LocationId } from '@placekeeper/contracts/core/id';
import {
  autoRejectableFields,
  type UpdateBehaviour,
} from '@placekeeper/contracts/rules/auto-rejection';
import { fieldLabel, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq } from 'drizzle-orm';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';
import { requireSubscription } from '../google-updates/subscription.ts';
import { ownedLocation } from '../owned.ts';

interface Input {
  readonly id: LocationId;
  readonly google_update_behaviour: UpdateBehaviour;
  readonly auto_rejection_fields: readonly ProviderField[];
  readonly allow_owner_manager_auto_reject: boolean;
}

/** LSET-1: what happens to changes from now on; those that wait already stay for a person to decide. */
export function setAutoRejection(deps: Deps, actor: Actor, input: Input): void {
  ownedLocation(deps, actor, input.id);
  requireSubscription(actor);
  const fields = input.auto_rejection_fields;
  refuseInvalid(
    Object.fromEntries(
      fields.flatMap((field, index) =>
        autoRejectableFields.includes(field)
          ? []
          : [
              [
                `auto_rejection_fields.${index}`,
                [`Changes of the ${fieldLabel(field)} cannot be rejected automatically.`],
              ],
            ],
      ),
    ),
  );
  deps.db
    .update(locations)
    .set({
      updateBehaviour: input.google_update_behaviour,
      autoRejectionFields: [...new Set(fields)],
      allowOwnerManagerAutoReject: input.allow_owner_manager_auto_reject,
    })
    .where(eq(locations.id, input.id))
    .run();
}
