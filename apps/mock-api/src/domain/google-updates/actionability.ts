import type { UpdateActionability } from '@placekeeper/contracts/model/google-update';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import type { GoogleUpdateRow } from '../../db/schema/google-updates.ts';
import type { LocationRow } from '../../db/schema/locations.ts';

/** UPD-3: what can be done about an update, and why not. Dismissing only concerns us and is always possible. */
export function actionabilityOf(
  update: Pick<GoogleUpdateRow, 'fieldName' | 'resolvedAction'>,
  location: Pick<LocationRow, 'managementStatus'>,
): UpdateActionability {
  const open = update.resolvedAction === null;
  const connected = location.managementStatus === 'enabled';
  const movablePin = update.fieldName !== 'latlng';
  return {
    can_be_accepted: open,
    can_be_rejected: open && connected && movablePin,
    can_be_dismissed: open,
    explanation:
      open && !connected
        ? 'This profile is not connected at the moment, so nothing can be sent to it.'
        : null,
    accept_reason: null,
    reject_reason: movablePin
      ? null
      : `Google does not let the ${fieldLabel(update.fieldName)} be set from outside. Accept it, or move it on Google Maps.`,
  };
}
