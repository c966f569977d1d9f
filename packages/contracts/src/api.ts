import type { AnyEndpoint } from './core/endpoint.ts';
import { attributes } from './endpoints/attributes.ts';
import { attributeTypes, categories, places } from './endpoints/catalogue.ts';
import { capabilities } from './endpoints/capabilities.ts';
import { currentUser } from './endpoints/current-user.ts';
import { googleLocations } from './endpoints/google-locations.ts';
import { googleTokens } from './endpoints/google-tokens.ts';
import { locations } from './endpoints/locations.ts';
import { media } from './endpoints/media.ts';
import { notificationSettings } from './endpoints/notification-settings.ts';
import { services } from './endpoints/services.ts';
import { session } from './endpoints/session.ts';
import { spotlight } from './endpoints/spotlight.ts';
import { tags } from './endpoints/tags.ts';
import { updates } from './endpoints/updates.ts';

/** The web application must not import `api`, which would load every endpoint on every page. */
export const api = {
  session,
  capabilities,
  currentUser,
  googleTokens,
  googleLocations,
  locations,
  services,
  attributes,
  media,
  updates,
  tags,
  notificationSettings,
  spotlight,
  categories,
  places,
  attributeTypes,
} as const;

export type Api = typeof api;

/** Every endpoint id, such as `tags.rename`. */
export type EndpointId = {
  [Name in keyof Api]: `${Name}.${keyof Api[Name] & string}`;
}[keyof Api];

export const allEndpoints: readonly AnyEndpoint[] = Object.values(api).flatMap(
  (resource): readonly AnyEndpoint[] => Object.values(resource),
);
