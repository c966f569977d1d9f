import type { GoogleUpdateRow } from '../../db/schema/google-updates.ts';
import type { LocationRow } from '../../db/schema/locations.ts';
import type { MailedLocation } from '../../mail/mail.ts';
import type { MailedUpdate } from '../../mail/update-mails.ts';
import { formatAddress } from '@placekeeper/contracts/profile/address-wire';

export const mailedLocation = ({ id, name, storeCode, profile }: LocationRow): MailedLocation => ({
  id,
  name,
  storeCode,
  address: formatAddress(profile.storefrontAddress),
  locality: profile.storefrontAddress?.locality ?? null,
});

export const mailedUpdate = (update: GoogleUpdateRow): MailedUpdate => ({
  id: update.id,
  field: update.fieldName,
  source: update.type,
  action: update.changeAction,
  before: update.platformValue,
  after: update.updateValue,
  at: update.createdAt,
});
