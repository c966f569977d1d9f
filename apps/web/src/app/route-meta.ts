import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteMeta } from '../lib/url/paths.ts';

/** What the routes on the way to a screen say together; the inner ones have the last word. */
export const mergeMeta = (matches: readonly { readonly handle: unknown }[]): RouteMeta =>
  matches.reduce<RouteMeta>((merged, { handle }) => ({ ...merged, ...asMeta(handle) }), {});

export const metaAt = (routes: RouteObject[], pathname: string): RouteMeta =>
  mergeMeta((matchRoutes(routes, pathname) ?? []).map(({ route }) => ({ handle: route.handle })));

/** The router does not know the type of a handle; only `screen()` sets one. */
const asMeta = (handle: unknown): RouteMeta =>
  typeof handle === 'object' && handle !== null ? handle : {};
