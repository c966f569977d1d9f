import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { envelope } from '../core/envelope.ts';
import { common, invalid } from '../core/error.ts';
import { NoContent } from '../core/wire-types.ts';
import { MetadataValue, SubscriptionMeta, User } from '../model/user.ts';

export const currentUser = resource('currentUser', {
  show: endpoint({
    method: 'GET',
    path: '/api/current-user',
    summary: 'The signed-in user',
    responses: { 200: envelope('user', z.looseObject({ user: User })), ...common },
  }),
  subscriptionMeta: endpoint({
    method: 'GET',
    path: '/api/current-user/subscription-meta',
    summary: 'The slots of the profile-management subscription, and their use',
    responses: { 200: envelope('gbp_management_subscription', SubscriptionMeta), ...common },
  }),
  setMetadata: endpoint({
    method: 'PUT',
    path: '/api/current-user/metadata',
    summary: 'Saves one metadata value of the user',
    body: z.strictObject({
      key: z.string().check(z.minLength(1), z.maxLength(100)),
      value: MetadataValue,
    }),
    responses: { 204: NoContent, ...invalid, ...common },
  }),
});
