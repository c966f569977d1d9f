import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { connect } from '../domain/google-accounts/commands/connect.ts';
import { disconnect } from '../domain/google-accounts/commands/lose-authorization.ts';
import { listTokens } from '../domain/google-accounts/queries/list-tokens.ts';
import { groupsOf } from '../domain/imports/queries/groups-of-token.ts';
import type { RequestContext } from '../http/request-context.ts';
import { presentGoogleToken } from '../present/google-token.ts';

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
