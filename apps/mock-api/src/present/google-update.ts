import type { SentGoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { isoTime } from '../domain/clock.ts';
import type { UpdateView } from '../domain/google-updates/queries/view.ts';
import { formatAddress } from '@placekeeper/contracts/profile/address-wire';

export const presentUpdate = ({
  update,
  location,
  actionability,
}: UpdateView): SentGoogleUpdate => ({
  id: update.id,
  location: {
    id: location.id,
    name: location.name,
    store_code: location.storeCode,
    formatted_address: formatAddress(location.profile.storefrontAddress),
  },
  type: update.type,
  field_name: update.fieldName,
  platform_value: update.platformValue,
  update_value: update.updateValue,
  change_action: update.changeAction,
  created_at: isoTime(update.createdAt),
  resolution: update.resolvedAction && {
    resolved_action: update.resolvedAction,
    resolved_at: update.resolvedAt === null ? null : isoTime(update.resolvedAt),
    resolved_by: update.resolvedBy,
  },
  update_actionability: actionability,
});
