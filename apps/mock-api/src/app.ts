import { join } from 'node:path';
import { allEndpoints, api, type Api } from '@placekeeper/contracts/api';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { Hono } from 'hono';
import { control } from './control/contract.ts';
import { controlHandlers } from './control/handlers.ts';
import { controlPages } from './control/pages/control-pages.ts';
import { referencePages } from './control/reference/reference-pages.ts';
import { createFlashes } from './control/pages/flash.ts';
import { createSnapshots } from './control/snapshots/snapshots.ts';
import { createSocketFaults } from './control/socket-faults.ts';
import type { Deps } from './deps.ts';
import { actorFor } from './domain/actor.ts';
import { attributeHandlers } from './handlers/attributes.ts';
import { attributeTypeHandlers, categoryHandlers, placeHandlers } from './handlers/catalogue.ts';
import { capabilityHandlers } from './handlers/capabilities.ts';
import { currentUserHandlers } from './handlers/current-user.ts';
import { googleLocationHandlers } from './handlers/google-locations.ts';
import { googleTokenHandlers } from './handlers/google-tokens.ts';
import { locationHandlers } from './handlers/locations.ts';
import { mediaFilePages, mediaHandlers } from './handlers/media.ts';
import { notificationSettingHandlers } from './handlers/notification-settings.ts';
import { serviceHandlers } from './handlers/services.ts';
import { sessionHandlers } from './handlers/session.ts';
import { spotlightHandlers } from './handlers/spotlight.ts';
import { tagHandlers } from './handlers/tags.ts';
import { updateHandlers } from './handlers/updates.ts';
import { convertEvent, convertEventName } from './http/dialects/apply-dialects.ts';
import { createFaults } from './http/faults.ts';
import { createPlatforms, type Platform } from './http/platforms.ts';
import { channelOwner, createRecorder, type Recorder } from './http/recorder.ts';
import {
  refuseLargeBody,
  refuseOtherHosts,
  refuseOtherSites,
  unknownRoute,
} from './http/refuse-request.ts';
import { type RequestContext, findSession, identifySocket, requireUser } from './http/session.ts';
import { mount, routesOf, type Route, type Server } from './http/serve-resource.ts';
import { createSessionPolicies } from './http/session-policy.ts';
import { allowedHosts as hostsAllowed } from './realtime/allowed-hosts.ts';
import { createChannelAuthorizer } from './realtime/authorize-channel.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { AppCredentials } from './realtime/signature.ts';

/** The relative path is the same for the sources and the built twin. */
const documents = join(import.meta.dirname, '../../../packages/contracts/documents');

export interface AppOptions {
  readonly credentials: AppCredentials;
  /** The provider's profiles for a `new` account without a number of profiles; by default generated profiles. */
  readonly profiles?: readonly Profile[] | undefined;
  /** The platform of accounts that choose none. */
  readonly platform?: Platform | undefined;
  /** Host names to accept besides the loopback names. */
  readonly allowedHosts?: readonly string[];
  /** By default a new recorder, which the caller cannot read. */
  readonly recorder?: Recorder;
}

/** The whole twin over HTTP. Tests call `app.request()` and need no port; `main.ts` attaches the sockets. */
export function createApp(
  deps: Deps,
  {
    credentials,
    profiles,
    platform: usual,
    allowedHosts = [],
    recorder = createRecorder(deps.clock),
  }: AppOptions,
): Hono {
  const platforms = createPlatforms(usual);
  recorder.watch(deps.hub, (userId) => platforms.of(userId).dialects.length > 0);
  deps.hub.faults.translate = (channel, name, payload) =>
    convertEvent(platforms.of(channelOwner(channel)), name, payload);
  deps.hub.faults.rename = (channel, name) =>
    convertEventName(platforms.of(channelOwner(channel)), name);
  const faults = createFaults();
  const policies = createSessionPolicies();
  const shared = { recorder, faults, now: deps.clock };

  const platform: Server<RequestContext> = {
    ...shared,
    platforms,
    admit(http) {
      const session = findSession(deps, http);
      const user = requireUser(session, http, policies.of(session?.user?.id));
      return { context: { deps, actor: actorFor(deps, user) }, userId: user.id };
    },
  };
  const authorizeChannel = createChannelAuthorizer(credentials);
  const sessions = {
    ...shared,
    admit: (http: Parameters<typeof platform.admit>[0]) => ({
      context: { deps, http, authorizeChannel },
      userId: findSession(deps, http)?.user?.id ?? null,
    }),
  };

  const byResource = {
    session: routesOf(sessions, api.session, sessionHandlers),
    capabilities: routesOf(platform, api.capabilities, capabilityHandlers),
    currentUser: routesOf(platform, api.currentUser, currentUserHandlers),
    googleTokens: routesOf(platform, api.googleTokens, googleTokenHandlers),
    googleLocations: routesOf(platform, api.googleLocations, googleLocationHandlers),
    locations: routesOf(platform, api.locations, locationHandlers),
    services: routesOf(platform, api.services, serviceHandlers),
    attributes: routesOf(platform, api.attributes, attributeHandlers),
    media: routesOf(platform, api.media, mediaHandlers),
    updates: routesOf(platform, api.updates, updateHandlers),
    tags: routesOf(platform, api.tags, tagHandlers),
    notificationSettings: routesOf(platform, api.notificationSettings, notificationSettingHandlers),
    spotlight: routesOf(platform, api.spotlight, spotlightHandlers),
    categories: routesOf(platform, api.categories, categoryHandlers),
    places: routesOf(platform, api.places, placeHandlers),
    attributeTypes: routesOf(platform, api.attributeTypes, attributeTypeHandlers),
  } satisfies Record<keyof Api, readonly Route[]>;
  const routes = Object.values(byResource).flat();
  const controlState = {
    deps,
    recorder,
    faults,
    policies,
    platforms,
    socketFaults: createSocketFaults(
      deps.hub,
      (request) => identifySocket(deps)(request)?.userId ?? null,
      (userId) => !platforms.of(userId).dialects.includes('no-socket'),
    ),
    snapshots: createSnapshots(),
    routes,
    credentials,
    profiles,
  };
  const controlRoutes = routesOf(
    {
      ...shared,
      admit: (http: Parameters<typeof platform.admit>[0]) => ({
        context: { ...controlState, http },
        userId: null,
      }),
    },
    control,
    controlHandlers,
  );

  const app = new Hono();
  app.use(refuseOtherHosts(hostsAllowed(allowedHosts)));
  app.use('/__mock/*', refuseOtherSites);
  const endpoints: readonly AnyEndpoint[] = [...allEndpoints, ...Object.values(control)];
  app.use(refuseLargeBody(endpoints, shared));
  // Pages are mounted before the calls, so that a browser gets the page if a page and a call have the same address.
  const dispatch = (request: Request) => app.fetch(request);
  app.route('/__mock', controlPages({ ...controlState, flashes: createFlashes(), dispatch }));
  const specified = new Hono();
  const specifiedRoutes = routes.filter(
    ({ endpoint: { definition } }) =>
      definition.origin !== 'ours' && definition.path.startsWith('/api/'),
  );
  mount(specified, specifiedRoutes);
  specified.notFound(
    unknownRoute(
      specifiedRoutes.map(({ endpoint }) => endpoint),
      shared,
    ),
  );
  // Routes are matched before authentication, so an unknown route is 404 for a guest too.
  app.use('/api/*', (context, next) =>
    platforms.ofRequest(findSession(deps, context)?.user?.id ?? null, context).kind === 'specified'
      ? Promise.resolve(specified.fetch(context.req.raw, context.env))
      : next(),
  );
  mount(app, [...routes, ...controlRoutes]);
  app.route('/media', mediaFilePages(deps));
  app.route('/__mock', referencePages(documents));
  app.notFound(unknownRoute(endpoints, shared));
  return app;
}
