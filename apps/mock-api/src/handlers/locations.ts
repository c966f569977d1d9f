import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { locations } from '@placekeeper/contracts/endpoints/locations';
import { setAutoRejection } from '../domain/auto-rejection/settings.ts';
import { checkIfManaged, viewLocation } from '../domain/locations/queries/view.ts';
import { fetchAccessToken } from '../domain/locations/commands/fetch-access-token.ts';
import { fetchUpdates } from '../domain/google-updates/commands/receive.ts';
import { listLocations, listLocationsByIds } from '../domain/locations/queries/list.ts';
import {
  disableManagement,
  enableManagement,
} from '../domain/locations/commands/set-management.ts';
import { markViewed } from '../domain/locations/commands/mark-viewed.ts';
import { refreshRelatedData } from '../domain/locations/commands/refresh-related.ts';
import { removeLocation } from '../domain/locations/commands/remove.ts';
import { updateCategories } from '../domain/locations/commands/update-categories.ts';
import { updateSocialProfiles } from '../domain/locations/commands/update-social-profiles.ts';
import { updateLocation } from '../domain/locations/commands/update.ts';
import { listMedia } from '../domain/media/queries.ts';
import { removeMedia } from '../domain/media/commands.ts';
import {
  currentPatchAttempts,
  failedPatchAttempts,
} from '../domain/patch-attempts/queries/list.ts';
import { presentPatchAttempt } from '../present/patch-attempt.ts';
import { resolveDuplicateServices } from '../domain/services/commands.ts';
import type { RequestContext } from '../http/session.ts';
import { presentLocation } from '../present/location.ts';
import { presentMedia } from '../present/media.ts';
import { presentPage } from '../present/page.ts';

type Id = Parameters<typeof viewLocation>[2];

const show = ({ deps, actor }: RequestContext, id: Id) => ({
  location: presentLocation(viewLocation(deps, actor, id)),
});

export const locationHandlers: Handlers<typeof locations, RequestContext> = {
  show: ({ params }, reply, context) => reply(200, show(context, params.id)),
  remove: ({ params }, reply, { deps, actor }) => {
    removeLocation(deps, actor, params.id);
    return reply(204);
  },
  update: ({ params, body }, reply, context) => {
    updateLocation(context.deps, context.actor, { id: params.id, patch: body });
    return reply(200, show(context, params.id));
  },
  updateCategories: ({ params, body }, reply, context) => {
    updateCategories(context.deps, context.actor, { id: params.id, ...body });
    return reply(200, show(context, params.id));
  },
  updateSocialProfiles: ({ params, body }, reply, context) => {
    updateSocialProfiles(context.deps, context.actor, { id: params.id, ...body });
    return reply(200, show(context, params.id));
  },
  enableManagement: ({ params }, reply, context) => {
    enableManagement(context.deps, context.actor, params.id);
    return reply(200, show(context, params.id));
  },
  disableManagement: ({ params }, reply, context) => {
    disableManagement(context.deps, context.actor, params.id);
    return reply(200, show(context, params.id));
  },
  checkIfManaged: ({ params }, reply, { deps, actor }) =>
    reply(200, checkIfManaged(deps, actor, params.id)),
  listByIds: ({ body }, reply, { deps, actor }) =>
    reply(200, presentPage(listLocationsByIds(deps, actor, body), presentLocation)),
  list: ({ query }, reply, { deps, actor }) =>
    reply(200, presentPage(listLocations(deps, actor, query), presentLocation)),
  failedPatchAttempts: ({ params }, reply, { deps, actor }) =>
    reply(200, failedPatchAttempts(deps, actor, params.id)),
  currentPatchAttempts: ({ params }, reply, { deps, actor }) =>
    reply(200, {
      patch_attempts: currentPatchAttempts(deps, actor, params.id).map(presentPatchAttempt),
    }),
  markViewed: ({ params }, reply, { deps, actor }) => {
    markViewed(deps, actor, params.id);
    return reply(204);
  },
  fetchGoogleUpdates: ({ params }, reply, context) => {
    const count = fetchUpdates(context.deps, context.actor, params.id);
    return reply(200, { ...show(context, params.id), updates_count: count });
  },
  refreshRelatedGoogleData: ({ params }, reply, { deps, actor }) => {
    refreshRelatedData(deps, actor, params.id);
    return reply(204);
  },
  autoResolveDuplicateServices: ({ params }, reply, { deps, actor }) => {
    resolveDuplicateServices(deps, actor, params.id);
    return reply(204);
  },
  fetchAccessToken: ({ params }, reply, { deps, actor }) =>
    reply(200, { access_token: fetchAccessToken(deps, actor, params.id) }),
  removeMedia: ({ params }, reply, { deps, actor }) => {
    removeMedia(deps, actor, params);
    return reply(204);
  },
  listMedia: ({ params, query }, reply, { deps, actor }) =>
    reply(200, presentPage(listMedia(deps, actor, { ...params, ...query }), presentMedia)),
  autoRejection: ({ params, body }, reply, context) => {
    setAutoRejection(context.deps, context.actor, { id: params.id, ...body });
    return reply(200, show(context, params.id));
  },
};
