import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import type { NotificationsInForce } from '@placekeeper/contracts/rules/notifications-in-force';
import { formatCount, formatList } from '../../lib/text/format.ts';

type InForce = Pick<NotificationConfiguration, 'period' | 'options'>;

const reasons = {
  own: 'This location has custom notifications',
  account: 'This location uses the account default',
  excluded: 'Notifications are off for this location',
  none: 'Account notifications are off',
} as const satisfies Record<NotificationsInForce<InForce>['because'], string>;

/** PERM-2: the platform doesn't track changes without a subscription. */
export const withoutSubscription = 'No one gets emails without a profile management subscription.';

/** LSET-2: who gets notifications about a location, and why. */
export const inForceSentence = ({
  because,
  configurations,
}: NotificationsInForce<InForce>): string =>
  `${recipientsText(configurations)}. ${reasons[because]}.`;

/** Without a full stop, because callers continue the sentence. */
export function recipientsText(configurations: readonly InForce[]): string {
  const emails = [...new Set(configurations.flatMap(({ options }) => options.emails ?? []))];
  if (configurations.some(({ options }) => options.emails === undefined))
    return 'Placekeeper couldn’t read who gets emails';
  if (emails.length === 0) return 'No one gets emails';
  const [first = '', second = '', ...others] = emails;
  const named =
    others.length > 0
      ? `${first}, ${second} and ${formatCount(others.length, 'other address', 'other addresses')}`
      : formatList(emails);
  return `${named} ${emails.length === 1 ? 'gets' : 'get'} ${whatOf(configurations)}`;
}

function whatOf(configurations: readonly InForce[]): string {
  if (configurations.every(({ period }) => period === 'immediate')) return 'an email immediately';
  return configurations.every(({ period }) => period === 'daily')
    ? 'a daily email'
    : 'immediate or daily emails';
}
