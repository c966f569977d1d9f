import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { type LocationRow, locations } from '../../db/schema/locations.ts';
import { refuseInvalid } from '../errors.ts';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { authorize, requireSubscription } from '../authorize.ts';

export type Settings = Pick<
  LocationRow,
  'updateBehaviour' | 'autoRejectionFields' | 'allowOwnerManagerAutoReject'
>;

export const toAutoRejection = (settings: Settings): AutoRejection => ({
  google_update_behaviour: settings.updateBehaviour,
  auto_rejection_fields: [...settings.autoRejectionFields],
  allow_owner_manager_auto_reject: settings.allowOwnerManagerAutoReject,
});

type Change = { [Key in keyof AutoRejection]?: AutoRejection[Key] | undefined };

interface Input extends Change {
  readonly id: LocationId;
}

/** LSET-1: applies to updates that arrive later; pending updates stay to review. */
export function setAutoRejection(deps: Deps, actor: Actor, input: Input): void {
  const before = toAutoRejection(authorize(deps, actor, 'location', input.id));
  requireSubscription(actor);
  const settings = {
    google_update_behaviour: input.google_update_behaviour ?? before.google_update_behaviour,
    auto_rejection_fields: input.auto_rejection_fields ?? before.auto_rejection_fields,
    allow_owner_manager_auto_reject:
      input.allow_owner_manager_auto_reject ?? before.allow_owner_manager_auto_reject,
  };
  // CONST-2
  refuseInvalid(
    Object.fromEntries(
      settings.auto_rejection_fields.flatMap((field, index) =>
        autoRejectableFields.includes(field)
          ? []
          : [
              [
                `auto_rejection_fields.${index}`,
                [`Changes to the ${fieldLabel(field)} can’t be auto-rejected.`],
              ],
            ],
      ),
    ),
  );
  deps.db
    .update(locations)
    .set({
      updateBehaviour: settings.google_update_behaviour,
      autoRejectionFields: [...new Set(settings.auto_rejection_fields)],
      allowOwnerManagerAutoReject: settings.allow_owner_manager_auto_reject,
    })
    .where(eq(locations.id, input.id))
    .run();
}
