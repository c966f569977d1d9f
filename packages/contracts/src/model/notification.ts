import * as z from '../core/zod.ts';
import { LocationId, NotificationConfigurationId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { expected, isObject, reshaped, whole } from '../core/schema-annotations.ts';
import { emailMessages, emailAddressPattern, longestEmailAddress } from '../rules/email-address.ts';
import { notificationLimits } from '../rules/limits.ts';
import { providerFields } from '../rules/provider-fields.ts';
import { changeSources } from './google-update.ts';

const notificationPeriods = ['daily', 'immediate'] as const;
export const notificationTypes = ['new-gbp-update'] as const;

export const NotificationOptions = z.looseObject({
  fields: expected(whole(z.array(z.string()))),
  sources: expected(whole(z.array(openEnum(changeSources)))),
  emails: expected(whole(z.array(z.string()))),
  verification_status: expected(z.boolean()),
  location: expected(z.nullable(LocationId)),
});
export type NotificationOptions = z.infer<typeof NotificationOptions>;

export const NotificationConfiguration = reshaped(
  z.looseObject({
    id: NotificationConfigurationId,
    period: expected(openEnum(notificationPeriods)),
    type: expected(openEnum(notificationTypes)),
    options: NotificationOptions,
  }),
  (data) => (isObject(data) && !data['options'] ? { ...data, options: {} } : data),
);
export type NotificationConfiguration = z.infer<typeof NotificationConfiguration>;
export type SentNotificationConfiguration = z.input<typeof NotificationConfiguration>;

export const NotificationConfigurationInput = z.strictObject({
  period: z.enum(notificationPeriods),
  type: z.enum(notificationTypes),
  options: z.strictObject({
    /** An empty list means all fields; empty `sources` mean all sources. */
    fields: z.array(z.enum(providerFields, 'Unknown field.')),
    sources: z.array(z.enum(changeSources, 'Unknown change source.')),
    emails: z
      .array(
        z
          .string()
          .check(
            z.maxLength(longestEmailAddress, emailMessages.malformed),
            z.regex(emailAddressPattern, emailMessages.malformed),
          ),
      )
      .check(
        z.minLength(1, emailMessages.none),
        z.maxLength(notificationLimits.emails, emailMessages.tooMany),
      ),
    /** Whether to mail immediately when the profile is suspended, or loses or regains its verification. */
    verification_status: z.boolean(),
    /** The location of the configuration; null for the account. */
    location: z.nullable(LocationId),
  }),
});
export type NotificationConfigurationInput = z.infer<typeof NotificationConfigurationInput>;

/** The types for which a location ignores the account's settings. */
export const NotificationExclusions = z.array(openEnum(notificationTypes));
