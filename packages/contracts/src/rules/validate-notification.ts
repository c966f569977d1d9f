import type { NotificationConfigurationInput } from '../model/notification.ts';
import { emailMessages, isEmailAddress, mailbox } from './email-address.ts';
import { notificationLimits } from './limits.ts';
import type { FieldErrors } from './validate-location.ts';

type Options = Pick<NotificationConfigurationInput['options'], 'emails' | 'sources'>;

/** NOTIF-5: every fault of a configuration, by its path in the body. */
export function validateNotification({ options }: { readonly options: Options }): FieldErrors {
  const { emails, sources } = options;
  return {
    ...(sources.length === 0 && {
      'options.sources': ['Select at least one: Google, or owners and managers.'],
    }),
    ...(emails.length === 0 && { 'options.emails': [emailMessages.none] }),
    ...(emails.length > notificationLimits.emails && { 'options.emails': [emailMessages.tooMany] }),
    ...Object.fromEntries(
      emails.flatMap((email, index) => {
        const error = errorOf(emails, email, index);
        return error === null ? [] : [[`options.emails.${index}`, [error]]];
      }),
    ),
  };
}

function errorOf(emails: readonly string[], email: string, index: number): string | null {
  if (!isEmailAddress(email)) return emailMessages.malformed;
  const first = emails.findIndex((other) => mailbox(other) === mailbox(email));
  return first < index ? emailMessages.repeated : null;
}
