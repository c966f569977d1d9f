import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteMeta } from '../lib/url/paths.ts';

/** Merges the meta data of the matched routes; inner routes override outer ones. */
export const mergeMeta = (matches: readonly { readonly handle: unknown }[]): RouteMeta =>
  matches.reduce<RouteMeta>((merged, { handle }) => ({ ...merged, ...asMeta(handle) }), {});

export const metaAt = (routes: RouteObject[], pathname: string): RouteMeta =>
  mergeMeta((matchRoutes(routes, pathname) ?? []).map(({ route }) => ({ handle: route.handle })));

/** The router does not know the type of a handle; only `screen()` sets one. */
const asMeta = (handle: unknown): RouteMeta =>
  typeof handle === 'object' && handle !== null ? handle : {};
