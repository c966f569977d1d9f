import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { changeActions, changeSources } from '@placekeeper/contracts/model/google-update';
import {
  fieldLabel,
  providerFields,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { changePicture } from './change-picture.ts';
import { linksTo, type Links, type WebOrigin } from './links.ts';
import type { Mail, ToldChange, ToldLocation } from './mail.ts';
import { placeDetail, placeName, type MailedLocation } from './mailed-location.ts';
import { reasonOf, type Sender } from './reason.ts';
import { writeMail } from './write-mail.ts';

export interface MailedUpdate {
  readonly id: GoogleUpdateId;
  readonly field: ProviderField;
  readonly source: (typeof changeSources)[number];
  readonly action: (typeof changeActions)[number];
  readonly before: unknown;
  readonly after: unknown;
  readonly at: number;
}

export interface LocationUpdates {
  readonly location: MailedLocation;
  readonly updates: readonly MailedUpdate[];
}

/** More than these are only counted: mail clients cut a longer mail off, and nobody reads one. */
const mostChanges = 40;

/** One update, at once. */
export function immediateMail(
  origin: WebOrigin,
  sender: Sender,
  { location, update }: { readonly location: MailedLocation; readonly update: MailedUpdate },
): Mail {
  const links = linksTo(origin);
  const subject = `${sources[update.source]} ${verbOf(update)} the ${fieldName(update.field)} of ${placeName(location)}`;
  return writeMail({
    subject,
    title: subject,
    introduction: 'The change shows on Google already. Keep it, or send your own value again.',
    locations: [told({ location, updates: [update] }, links)],
    rest: null,
    action: { label: 'Review the change', href: links.update(update.id) },
    ...reasonOf(sender, links),
  });
}

/** What is still open of a day, by location and field. */
export function digestMail(
  origin: WebOrigin,
  sender: Sender,
  days: readonly LocationUpdates[],
): Mail {
  const links = linksTo(origin);
  const total = days.reduce((sum, { updates }) => sum + updates.length, 0);
  const [first] = days;
  const where =
    first && days.length === 1
      ? `at ${placeName(first.location)}`
      : `at ${counted(days.length, 'location')}`;
  const listed = firstChanges(days);
  const left = total - listed.reduce((sum, { updates }) => sum + updates.length, 0);
  return writeMail({
    subject: `${counted(total, 'change')} to review ${where}`,
    title: `${counted(total, 'change')} ${where}`,
    introduction:
      total === 1
        ? 'It shows on Google already and waits for your decision.'
        : 'They show on Google already and wait for your decision.',
    locations: listed.map((each) => told(each, links)),
    rest:
      left > 0 ? `And ${counted(left, 'more change', 'more changes')}, on the review page.` : null,
    action: { label: total === 1 ? 'Review the change' : 'Review all changes', href: links.review },
    ...reasonOf(sender, links),
  });
}

function firstChanges(all: readonly LocationUpdates[]): readonly LocationUpdates[] {
  let room = mostChanges;
  return all.flatMap(({ location, updates }) => {
    const taken = updates.slice(0, room);
    room -= taken.length;
    return taken.length > 0 ? [{ location, updates: taken }] : [];
  });
}

const told = ({ location, updates }: LocationUpdates, links: Links): ToldLocation => ({
  name: placeName(location),
  detail: placeDetail(location),
  changes: updates
    .toSorted(
      (a, b) => providerFields.indexOf(a.field) - providerFields.indexOf(b.field) || a.id - b.id,
    )
    .map((update): ToldChange => {
      return {
        title: sentenceCase(fieldName(update.field)),
        note: `${sources[update.source]} ${verbOf(update)} it, ${times.format(update.at)} UTC`,
        href: links.update(update.id),
        picture: changePicture(update.field, update.before, update.after),
      };
    }),
});

const sources: Readonly<Record<MailedUpdate['source'], string>> = {
  google: 'Google',
  ownerManager: 'An owner or manager',
};

/** CONST-3. Customers no longer see a removed address; the profile itself keeps it. */
const verbOf = ({ action, field }: MailedUpdate): string =>
  action === 'removed' && field === 'storefrontAddress' ? 'hid' : action;

const networks: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

/** All social links have one label; a mail says which one it is. */
function fieldName(field: ProviderField): string {
  if (!field.startsWith('attributes/url_')) return fieldLabel(field);
  const network = field.slice('attributes/url_'.length);
  return `${networks[network] ?? sentenceCase(network)} link`;
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const numbers = new Intl.NumberFormat('en-GB');
const counted = (count: number, one: string, many = `${one}s`) =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;
