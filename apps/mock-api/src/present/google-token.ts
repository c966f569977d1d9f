import type { SentGoogleToken } from '@placekeeper/contracts/model/google-token';
import type { GoogleGroupRow } from '../db/schema/provider.ts';
import { isoTime } from '../domain/clock.ts';
import type { ConnectedAccount } from '../domain/google-accounts/queries/list-tokens.ts';
import { presentGoogleAccount } from './google-location.ts';

export const presentGoogleToken = (
  { token, account, locationsCount, managedLocationsCount }: ConnectedAccount,
  groups: readonly GoogleGroupRow[],
): SentGoogleToken => ({
  id: token.id,
  email: account.email,
  name: account.name,
  status: token.status,
  locations_count: locationsCount,
  managed_locations_count: managedLocationsCount,
  groups: groups.map(presentGoogleAccount),
  created_at: isoTime(token.createdAt),
  last_contacted_at: token.lastContactedAt === null ? null : isoTime(token.lastContactedAt),
});
