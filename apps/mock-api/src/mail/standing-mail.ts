import {
  linksTo,
  type WebOrigin,
  type Mail,
  placeDetail,
  placeName,
  type MailedLocation,
  reasonOf,
  type Sender,
} from './mail.ts';
import { writeMail } from './write-mail.ts';

const words = {
  suspended: {
    title: (place: string) => `${place} was suspended by Google`,
    sentence:
      'Customers may not find this profile on Search and Maps. You can’t publish edits until Google reinstates it.',
  },
  unverified: {
    title: (place: string) => `${place} needs to be verified again`,
    sentence: 'Your edits won’t appear on Google until you re-verify the business.',
  },
  verified: {
    title: (place: string) => `${place} is verified again`,
    sentence: 'Your edits appear on Google again. No action is needed.',
  },
} as const;

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
    action: { label: 'View location', href: links.location(location.id) },
    ...reasonOf(sender, links),
  });
}
