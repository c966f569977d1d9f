import type { ChangeDescription } from './describe-change.ts';
import type { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import { cleanText } from './clean-text.ts';

export interface MailedChange {
  /** For example `Business hours`. */
  readonly title: string;
  /** Who made the change, and when. */
  readonly note: string;
  readonly href: string;
  readonly picture: ChangeDescription;
}

export interface LocationChanges {
  readonly name: string;
  /** The address or store code, which distinguishes locations with the same name. */
  readonly detail: string | null;
  readonly changes: readonly MailedChange[];
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** The content of a mail, independent of its format. All texts are clean and contain no markup. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly introduction: string;
  readonly locations: readonly LocationChanges[];
  /** A sentence about the changes that are not listed; null if all are listed. */
  readonly rest: string | null;
  readonly action: Link;
  readonly reason: string;
  readonly settings: readonly Link[];
}

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The origin of the web application, such as `https://placekeeper.example`, for absolute links in mails. */
export type WebOrigin = string;

export const linksTo = (origin: WebOrigin) => ({
  review: `${origin}/gbp-update-management`,
  update: (id: GoogleUpdateId) => `${origin}/gbp-update-management/${id}`,
  location: (id: LocationId) => `${origin}/location/${id}/info`,
  accountSettings: `${origin}/settings`,
  locationSettings: (id: LocationId) => `${origin}/location/${id}/settings`,
});

export type Links = ReturnType<typeof linksTo>;

export interface MailedLocation {
  readonly id: LocationId;
  readonly name: string;
  readonly storeCode: string | null;
  readonly address: string | null;
  readonly locality: string | null;
}

/** For example `Harbour Books, Bristol`, because branches of a chain have the same name. */
export function placeName({ name, locality }: MailedLocation): string {
  const [what, where] = [cleanText(name, 80), cleanText(locality ?? '', 40)];
  return where === '' || what.includes(where) ? what : `${what}, ${where}`;
}

export function placeDetail({ address, storeCode }: MailedLocation): string | null {
  const parts = [address, storeCode].filter((part): part is string => Boolean(part));
  return parts.length === 0 ? null : parts.map((part) => cleanText(part, 160)).join(' · ');
}

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
