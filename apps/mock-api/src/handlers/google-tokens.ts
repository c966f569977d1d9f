import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { SentGoogleToken } from '@placekeeper/contracts/model/google-token';
import type { GoogleGroupRow } from '../db/schema/provider.ts';
import { isoTime } from '../domain/clock.ts';
import { connect } from '../domain/google-accounts/commands/connect.ts';
import { disconnect } from '../domain/google-accounts/commands/lose-authorization.ts';
import {
  listTokens,
  type ConnectedAccount,
} from '../domain/google-accounts/queries/list-tokens.ts';
import { groupsOf } from '../domain/imports/queries/groups-of-token.ts';
import type { RequestContext } from '../http/session.ts';
import { presentGoogleAccount } from '../present/google-location.ts';

const presentGoogleToken = (
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

export const googleTokenHandlers: Handlers<typeof googleTokens, RequestContext> = {
  list: (_, reply, { deps, actor }) =>
    reply(200, {
      tokens: listTokens(deps, actor).map((connected) =>
        presentGoogleToken(connected, groupsOf(deps.db, connected.token.id)),
      ),
    }),
  create({ body }, reply, { deps, actor }) {
    connect(deps, actor, body.authorization_code);
    return reply(204);
  },
  remove({ params }, reply, { deps, actor }) {
    disconnect(deps, actor, params.id);
    return reply(204);
  },
};
