import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { isoTime } from '../domain/clock.ts';
import type { ConnectedAccount } from '../domain/google-accounts/list-tokens.ts';

export const presentGoogleToken = ({
  token,
  account,
  locationsCount,
}: ConnectedAccount): GoogleToken => ({
  id: token.id,
  email: account.email,
  name: account.name,
  status: token.status,
  locations_count: locationsCount,
  created_at: isoTime(token.createdAt),
  last_contacted_at: token.lastContactedAt === null ? null : isoTime(token.lastContactedAt),
});
