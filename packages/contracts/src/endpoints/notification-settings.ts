import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { listing, written } from '../core/envelope.ts';
import { common, invalid, missing } from '../core/error.ts';
import { LocationId, NotificationConfigurationId } from '../core/id.ts';
import { expected } from '../core/schema-annotations.ts';
import { NoContent } from '../core/wire-types.ts';
import {
  NotificationConfiguration,
  NotificationConfigurationInput,
  NotificationExclusions,
  notificationTypes,
} from '../model/notification.ts';

/** Without `location_id`, a call is about the account's settings. */
const scope = z.strictObject({ location_id: z.optional(LocationId) });
const params = z.strictObject({ id: NotificationConfigurationId });
const location = z.strictObject({ locationId: LocationId });
const type = z.strictObject({ type: z.enum(notificationTypes) });
const configuration = written(
  'configuration',
  z.looseObject({ configuration: expected(NotificationConfiguration) }),
);
const exclusions = listing('exclusions', z.looseObject({ exclusions: NotificationExclusions }));
/** The list may be absent, because the client reads it again after the call. */
const excluded = written(
  'exclusions',
  z.looseObject({ exclusions: expected(NotificationExclusions) }),
);

export const notificationSettings = resource('notificationSettings', {
  list: endpoint({
    method: 'GET',
    path: '/api/notification-settings',
    summary: 'Configurations of the account or of one location',
    query: scope,
    responses: {
      200: listing(
        'configurations',
        z.looseObject({ configurations: z.array(NotificationConfiguration) }),
      ),
      ...missing,
      ...invalid,
      ...common,
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/notification-settings',
    summary: 'Adds a configuration with the defaults',
    query: scope,
    responses: { 200: configuration, ...missing, ...invalid, ...common },
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: '/api/notification-settings',
    summary: 'Deletes all configurations of the account or of one location',
    query: scope,
    responses: { 204: NoContent, ...missing, ...invalid, ...common },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/notification-settings/{id}',
    summary: 'Saves a configuration',
    params,
    body: NotificationConfigurationInput,
    responses: { 200: configuration, ...missing, ...invalid, ...common },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/notification-settings/{id}',
    summary: 'Deletes a configuration',
    params,
    responses: { 204: NoContent, ...missing, ...common },
  }),
  excludeDefaults: endpoint({
    method: 'POST',
    path: '/api/notification-settings/{locationId}/exclude-defaults',
    summary: "Excludes a location from the account's notifications of a type",
    params: location,
    body: type,
    responses: { 200: excluded, ...missing, ...invalid, ...common },
  }),
  includeDefaults: endpoint({
    method: 'POST',
    path: '/api/notification-settings/{locationId}/include-defaults',
    summary: "Includes a location in the account's notifications of a type again",
    params: location,
    body: type,
    responses: { 200: excluded, ...missing, ...invalid, ...common },
  }),
  exclusions: endpoint({
    method: 'GET',
    path: '/api/notification-settings/{locationId}/notification-exclusions',
    summary: "The types for which a location is excluded from the account's notifications",
    params: location,
    responses: { 200: exclusions, ...missing, ...common },
  }),
});
