import { encodeQuery } from '@placekeeper/contracts/core/query-codec';

/** The properties of a screen that the shell and the guards need before its code is loaded. */
export interface RouteMeta {
  /** Absent if the title depends on data; the screen then renders its own `DocumentTitle`. */
  readonly title?: string;
  readonly hideSidebar?: boolean;
  readonly onboarding?: boolean;
  readonly adminOnly?: boolean;
  /** SHELL-11: while this feature is off, only admins can open the screen. */
  readonly feature?: 'attributes';
}

/** Links use the names, so this is the only list of addresses. */
export const paths = {
  dashboard: '/',
  onboarding: '/onboarding',
  'onboarding.connect-google-account': '/onboarding/connect-google-account',
  'onboarding.fetching-profiles': '/onboarding/fetching-profiles',
  'onboarding.select-profiles': '/onboarding/select-profiles',
  'onboarding.start-subscription': '/onboarding/start-subscription',
  'onboarding.creating-locations': '/onboarding/creating-locations',
  'onboarding.finish': '/onboarding/finish',
  locationManager: '/locations',
  tags: '/locations/tags',
  'tags.show': '/locations/tags/:tagId',
  'tags.add-locations': '/locations/tags/:tagId/add-locations',
  location: '/location/:location/info',
  'gbp.updates': '/gbp-update-management',
  'gbp.updates.archive': '/gbp-update-management/archive',
  'gbp.updates.rules': '/gbp-update-management/rules',
  'gbp.updates.show': '/gbp-update-management/:updateId',
  'bulk-edit': '/bulk-edit',
  'bulk-edit.import': '/bulk-edit/import',
  'bulk-edit.holidays': '/bulk-edit/holidays',
  'bulk-edit.history': '/bulk-edit/history',
  'bulk-edit.show': '/bulk-edit/history/:bulkEdit',
  'location.services': '/location/:location/services',
  'location.attributes': '/location/:location/attributes',
  'location.social-profiles': '/location/:location/social-profiles',
  'location.media': '/location/:location/media',
  'location.settings': '/location/:location/settings',
  'location.manage-website': '/location/:location/manage-website',
  'location.admin': '/location/:location/admin',
  'location.admin.location-data': '/location/:location/admin/location-data',
  'location.admin.germ-patch-attempts': '/location/:location/admin/germ-patch-attempts',
  'google-accounts': '/google-accounts',
  settings: '/settings',
} as const;

export type RouteName = keyof typeof paths;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<Name extends RouteName> = Readonly<
  Record<ParamNames<(typeof paths)[Name]>, string | number>
>;

export type SearchParams = object;

type Arguments<Name extends RouteName> = [ParamNames<(typeof paths)[Name]>] extends [never]
  ? [params?: Record<never, never>, search?: SearchParams]
  : [params: ParamsOf<Name>, search?: SearchParams];

/** `to('location', { location: 3 })` returns `/location/3/info`. Serialises the query as the contract does. */
export function to<Name extends RouteName>(
  name: Name,
  ...[params, search]: Arguments<Name>
): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  const path = paths[name].replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(values[key])),
  );
  const query = encodeQuery({ ...search });
  return query ? `${path}?${query}` : path;
}

/** Hash that opens the first declined field of a location. */
export const declinedHash = '#declined';
