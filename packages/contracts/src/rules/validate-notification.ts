import type { NotificationConfigurationInput } from '../model/notification.ts';
import { emailMessages, isEmailAddress, mailbox } from './email-address.ts';
import { hiddenCharacterError } from './hidden-characters.ts';
import { notificationLimits } from './limits.ts';
import type { FieldErrors } from './validate-location.ts';

type Options = Pick<NotificationConfigurationInput['options'], 'emails' | 'sources'>;

export function validateNotification({ options }: { readonly options: Options }): FieldErrors {
  const { emails, sources } = options;
  return {
    ...(sources.length === 0 && {
      'options.sources': ['Select Google, owners and managers, or both.'],
    }),
    ...(emails.length === 0 && { 'options.emails': [emailMessages.none] }),
    ...(emails.length > notificationLimits.emails && { 'options.emails': [emailMessages.tooMany] }),
    ...addressErrors(emails),
  };
}

function addressErrors(emails: readonly string[]): FieldErrors {
  const seen = new Set<string>();
  const errors: Record<string, readonly string[]> = {};
  for (const [index, email] of emails.entries()) {
    const box = mailbox(email);
    if (!isEmailAddress(email))
      errors[`options.emails.${index}`] = [hiddenCharacterError(email) ?? emailMessages.malformed];
    else if (seen.has(box)) errors[`options.emails.${index}`] = [emailMessages.repeated];
    seen.add(box);
  }
  return errors;
}
