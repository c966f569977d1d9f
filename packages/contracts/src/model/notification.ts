import * as z from 'zod/mini';
import { LocationId, NotificationConfigurationId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { changeSources } from './google-update.ts';

export const notificationPeriods = ['daily', 'immediate'] as const;
export const notificationTypes = ['new-gbp-update'] as const;

export const NotificationOptions = z.looseObject({
  fields: z.array(z.string()),
  sources: z.array(openEnum(changeSources)),
  emails: z.array(z.string()),
  verification_status: z.boolean(),
  location: z.nullable(LocationId),
});
export type NotificationOptions = z.infer<typeof NotificationOptions>;

export const NotificationConfiguration = z.looseObject({
  id: NotificationConfigurationId,
  period: openEnum(notificationPeriods),
  type: openEnum(notificationTypes),
  options: NotificationOptions,
});
export type NotificationConfiguration = z.infer<typeof NotificationConfiguration>;

export const NotificationConfigurationInput = z.strictObject({
  period: z.enum(notificationPeriods),
  type: z.enum(notificationTypes),
  options: z.strictObject({
    fields: z.array(z.string()),
    sources: z.array(z.enum(changeSources)),
    emails: z.array(z.string().check(z.maxLength(254))).check(z.maxLength(50)),
    verification_status: z.boolean(),
    location: z.nullable(LocationId),
  }),
});
export type NotificationConfigurationInput = z.infer<typeof NotificationConfigurationInput>;

/** Types for which a location does not follow the account's settings. */
export const NotificationExclusions = z.array(openEnum(notificationTypes));
