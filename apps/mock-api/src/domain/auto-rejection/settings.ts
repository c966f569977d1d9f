import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { fieldLabel, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { LocationRow } from '../../db/schema/locations.ts';
import { refuseInvalid } from '../errors.ts';

export type Settings = Pick<
  LocationRow,
  'updateBehaviour' | 'autoRejectionFields' | 'allowOwnerManagerAutoReject'
>;

export const fromAutoRejection = (wire: AutoRejection): Settings => ({
  updateBehaviour: wire.google_update_behaviour,
  autoRejectionFields: [...new Set(wire.auto_rejection_fields)],
  allowOwnerManagerAutoReject: wire.allow_owner_manager_auto_reject,
});

export const toAutoRejection = (settings: Settings): AutoRejection => ({
  google_update_behaviour: settings.updateBehaviour,
  auto_rejection_fields: [...settings.autoRejectionFields],
  allow_owner_manager_auto_reject: settings.allowOwnerManagerAutoReject,
});

/** CONST-2: `at` is the path of `fields` in the request. */
export function refuseOtherFields(fields: readonly ProviderField[], at: string): void {
  refuseInvalid(
    Object.fromEntries(
      fields.flatMap((field, index) =>
        autoRejectableFields.includes(field)
          ? []
          : [[`${at}.${index}`, [`Changes to the ${fieldLabel(field)} can’t be auto-rejected.`]]],
      ),
    ),
  );
}
