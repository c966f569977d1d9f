import { linksTo, type WebOrigin } from './links.ts';
import type { Mail } from './mail.ts';
import { placeDetail, placeName, type MailedLocation } from './mailed-location.ts';
import { reasonOf, type Sender } from './reason.ts';
import { writeMail } from './write-mail.ts';

const words = {
  suspended: {
    title: (place: string) => `Google suspended the profile of ${place}`,
    sentence:
      'Customers may not find it on Search and Maps, and nothing on it can be changed until Google reinstates it.',
  },
  unverified: {
    title: (place: string) => `The profile of ${place} is no longer verified`,
    sentence: 'Google shows no changes to it until the business is verified again.',
  },
  verified: {
    title: (place: string) => `The profile of ${place} is verified again`,
    sentence: 'Changes are shown on Google as before. There is nothing to do.',
  },
} as const;

/** NOTIF-1, `verification_status`: Google's verification of a business changed. */
export function standingMail(
  origin: WebOrigin,
  sender: Sender,
  {
    location,
    standing,
  }: { readonly location: MailedLocation; readonly standing: keyof typeof words },
): Mail {
  const links = linksTo(origin);
  const subject = words[standing].title(placeName(location));
  return writeMail({
    subject,
    title: subject,
    introduction: words[standing].sentence,
    locations: [{ name: placeName(location), detail: placeDetail(location), changes: [] }],
    rest: null,
    action: { label: 'Open the location', href: links.location(location.id) },
    ...reasonOf(sender, links),
  });
}
