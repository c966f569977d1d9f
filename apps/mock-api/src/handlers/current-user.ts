import type { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { setMetadata } from '../domain/current-user/commands.ts';
import { showUser, subscriptionMeta } from '../domain/current-user/queries.ts';
import type { RequestContext } from '../http/request-context.ts';
import { presentSubscriptionMeta, presentUser } from '../present/user.ts';

export const currentUserHandlers: Handlers<typeof currentUser, RequestContext> = {
  show: (_, reply, { deps, actor }) => reply(200, { user: presentUser(showUser(deps, actor)) }),
  subscriptionMeta: (_, reply, { deps, actor }) =>
    reply(200, presentSubscriptionMeta(subscriptionMeta(deps, actor))),
  setMetadata({ body }, reply, { deps, actor }) {
    setMetadata(deps, actor, body);
    return reply(204);
  },
};
