import { cleanText } from './clean-text.ts';
import type { Links } from './links.ts';
import type { Link, MailContent } from './mail.ts';
import { placeName, type MailedLocation } from './mailed-location.ts';

export interface Sender {
  readonly account: string;
  /** The scopes whose notification settings contain the mail's recipient; null is the account. */
  readonly scopes: readonly (MailedLocation | null)[];
}

const mostNamed = 3;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** NOTIF-5: the reason for the mail, and where to unsubscribe. */
export function reasonOf(sender: Sender, links: Links): Pick<MailContent, 'reason' | 'settings'> {
  const settings = sender.scopes.slice(0, mostNamed).map((scope): Link => {
    return scope === null
      ? { label: 'Manage notifications', href: links.accountSettings }
      : {
          label: `Manage notifications for ${placeName(scope)}`,
          href: links.locationSettings(scope.id),
        };
  });
  const named = sender.scopes
    .slice(0, mostNamed)
    .map((scope) =>
      scope === null ? `the account of ${cleanText(sender.account, 80)}` : placeName(scope),
    );
  const left = sender.scopes.length - named.length;
  const all = left > 0 ? [...named, `${left} more`] : named;
  return {
    reason: `You’re receiving this because you’re subscribed to notifications for ${list.format(all)}.`,
    settings,
  };
}
