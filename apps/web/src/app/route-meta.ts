import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteMeta } from '../lib/url/paths.ts';

/** Inner routes override outer ones. */
export const mergeMeta = (matches: readonly { readonly handle: unknown }[]): RouteMeta =>
  matches.reduce<RouteMeta>((merged, { handle }) => ({ ...merged, ...asMeta(handle) }), {});

export const metaAt = (routes: RouteObject[], pathname: string): RouteMeta =>
  mergeMeta((matchRoutes(routes, pathname) ?? []).map(({ route }) => ({ handle: route.handle })));

/** The router types a handle as `unknown`; `routes.ts` only sets handles of type `RouteMeta`. */
const asMeta = (handle: unknown): RouteMeta =>
  typeof handle === 'object' && handle !== null ? handle : {};
