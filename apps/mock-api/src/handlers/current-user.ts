import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { setMetadata } from '../domain/current-user/commands.ts';
import { countLocations, subscriptionMeta } from '../domain/current-user/queries.ts';
import type { RequestContext } from '../http/session.ts';

export const currentUserHandlers: Handlers<typeof currentUser, RequestContext> = {
  show(_, reply, { deps, actor }) {
    const { id, name, email, isAdmin, hasSubscription, metadata, productKeys } = actor.user;
    const subscriptions = productKeys.map((key) => ({ product_key: key }));
    return reply(200, {
      user: {
        id,
        is_admin: isAdmin,
        has_gbp_management_subscription: hasSubscription,
        locations_count: countLocations(deps, actor),
        metadata,
        identity: { name, email, subscriptions },
      },
    });
  },
  subscriptionMeta(_, reply, { deps, actor }) {
    const { slots, locations, pendingUpdates } = subscriptionMeta(deps, actor);
    return reply(200, {
      gbp_management_subscription: { slots, locations, pending_updates: pendingUpdates },
    });
  },
  setMetadata({ body }, reply, { deps, actor }) {
    setMetadata(deps, actor, body);
    return reply(204);
  },
};
