import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { changeActions, changeSources } from '@placekeeper/contracts/model/google-update';
import {
  fieldLabel,
  providerFields,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { describeChange, type ChangeDescription } from './describe-change.ts';
import {
  linksTo,
  type Links,
  type WebOrigin,
  type Mail,
  type MailedChange,
  type LocationChanges,
  placeDetail,
  placeName,
  type MailedLocation,
  reasonOf,
  type Sender,
} from './mail.ts';
import { writeMail } from './write-mail.ts';
import { countText, groupDigits } from '@placekeeper/contracts/wording/group-digits';

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

/** Changes beyond this number of lines are only counted, because Gmail truncates a mail at 102 kB. */
const mostLines = 180;
/** The lines that a change takes in addition to the lines of its description. */
const linesAround = 3;

export function immediateMail(
  origin: WebOrigin,
  sender: Sender,
  { location, update }: { readonly location: MailedLocation; readonly update: MailedUpdate },
): Mail {
  const links = linksTo(origin);
  const subject = `${sentenceCase(authors[update.source])} ${isHidden(update) ? 'hid' : update.action} the ${fieldName(update.field)} of ${placeName(location)}`;
  return writeMail({
    subject,
    title: subject,
    introduction:
      'This change is already live on Google. Accept it, or reject it to restore your value.',
    locations: listChanges([{ location, updates: [update] }], links),
    rest: null,
    action: { label: 'Review update', href: links.update(update.id) },
    ...reasonOf(sender, links),
  });
}

/** A day's open updates, by location and field. */
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
      : `at ${countText(days.length, 'location')}`;
  const listed = listChanges(days, links);
  const left = total - listed.reduce((sum, { changes }) => sum + changes.length, 0);
  return writeMail({
    subject: `${countText(total, 'profile update')} to review ${where}`,
    title: `${countText(total, 'profile update')} ${where}`,
    introduction:
      total === 1
        ? 'This change is already live on Google. Accept it, or reject it to restore your value.'
        : 'These changes are already live on Google. Accept or reject each one in Placekeeper.',
    locations: listed,
    rest: left > 0 ? `Plus ${groupDigits(left)} more in Placekeeper.` : null,
    action: { label: total === 1 ? 'Review update' : 'Review all updates', href: links.review },
    ...reasonOf(sender, links),
  });
}

function listChanges(all: readonly LocationUpdates[], links: Links): readonly LocationChanges[] {
  let room = mostLines;
  return all.flatMap(({ location, updates }) => {
    const changes: MailedChange[] = [];
    for (const update of updates.toSorted(byField)) {
      if (room <= 0) break;
      const change = mailedChange(update, links);
      changes.push(change);
      room -= linesAround + lineCount(change.picture);
    }
    if (changes.length === 0) return [];
    return [{ name: placeName(location), detail: placeDetail(location), changes }];
  });
}

const byField = (a: MailedUpdate, b: MailedUpdate) =>
  providerFields.indexOf(a.field) - providerFields.indexOf(b.field) || a.id - b.id;

const mailedChange = (update: MailedUpdate, links: Links): MailedChange => ({
  title: sentenceCase(fieldName(update.field)),
  note: `${isHidden(update) ? 'Hidden' : sentenceCase(update.action)} by ${authors[update.source]}, ${times.format(update.at)} UTC`,
  href: links.update(update.id),
  picture: describeChange(update.field, update.before, update.after),
});

const lineCount = (picture: ChangeDescription): number =>
  picture.kind === 'table'
    ? picture.rows.length
    : picture.blocks.reduce((sum, { lines }) => sum + lines.length, 0);

const authors: Readonly<Record<MailedUpdate['source'], string>> = {
  google: 'Google',
  ownerManager: 'an owner or manager',
};

/** CONST-3: an address is hidden, not removed: customers no longer see it, but the profile keeps it. */
const isHidden = ({ action, field }: MailedUpdate): boolean =>
  action === 'removed' && field === 'storefrontAddress';

const networks: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

/** All social links have one label, so a mail names the network. */
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
