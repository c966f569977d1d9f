import type {
  SentGoogleAccount,
  SentGoogleLocation,
  Operation,
} from '@placekeeper/contracts/model/google-location';
import type { FetchOperationRow } from '../db/schema/imports.ts';
import type { GoogleGroupRow } from '../db/schema/provider.ts';
import { groupName } from '../domain/imports/queries/groups-of-token.ts';
import type { Offer } from '../domain/imports/queries/fetch.ts';

export function presentGoogleLocation(offer: Offer): SentGoogleLocation {
  const accounts = offer.groupIds.map(groupName);
  // An offered profile always has a group.
  const account = accounts[0] ?? '';
  return {
    id: String(offer.id),
    name: `locations/${offer.id}`,
    title: offer.title,
    storeCode: offer.storeCode,
    storefrontAddress: offer.storefrontAddress,
    account,
    accounts,
    selected: false,
    selectedAccount: account,
    imported: offer.imported,
  };
}

export const presentGoogleAccount = (group: GoogleGroupRow): SentGoogleAccount => ({
  id: String(group.id),
  name: groupName(group.id),
  accountName: group.accountName,
});

export const presentOperation = ({ id, status, errors }: FetchOperationRow): Operation => ({
  id,
  complete: status === 'complete',
  errors: errors.map((error) => ({ ...error })),
});
