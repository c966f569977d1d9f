import { hiddenCharacterError, withoutDirectionMarks } from './hidden-characters.ts';
import { completeWebsite, isWebsite } from './web-address.ts';

interface Chat {
  readonly linkTo: (digits: string) => string;
  readonly example: string;
}

/** Attributes that accept a phone number as well as a link. */
const chats: Readonly<Record<string, Chat>> = {
  'attributes/url_whatsapp': {
    linkTo: (digits) => `https://wa.me/${digits}`,
    example: '+44 7700 900123 or wa.me/447700900123',
  },
  'attributes/url_text_messaging': {
    linkTo: (digits) => `sms:+${digits}`,
    example: '+44 7700 900123 or sms:+447700900123',
  },
};

/** Extracts a phone number with its country code, with or without `sms:`. */
const international = /^(?:sms:(?:\/\/)?)?(?:\+|00)([\d().\-/]+)$/i;
const nationalPrefix = /\(0\)/;

function digitsOf(text: string): string | null {
  const [, number = ''] = international.exec(text.replaceAll(/\s/g, '')) ?? [];
  const digits = number.replace(nationalPrefix, '').replaceAll(/\D/g, '');
  return digits.length >= 7 && digits.length <= 15 ? digits : null;
}

/** ATTR-1: converts a phone number or an incomplete link to the stored link; other text stays unchanged. */
export function completeAttributeLink(name: string, typed: string): string {
  const digits = chats[name] && digitsOf(withoutDirectionMarks(typed).trim());
  return digits && chats[name] ? chats[name].linkTo(digits) : completeWebsite(typed);
}

/** The placeholder of the form field for the attribute's link. */
export const attributeLinkExample = (name: string): string =>
  chats[name] ? chats[name].example : 'https://';

export function attributeLinkError(name: string, link: string): string | null {
  const hidden = hiddenCharacterError(link);
  if (hidden) return hidden;
  if (link.startsWith('https://') && isWebsite(link)) return null;
  if (!chats[name])
    return isWebsite(link)
      ? 'The URL must start with https://.'
      : 'Enter a full URL, such as https://example.com/book.';
  return digitsOf(link) !== null && link === chats[name].linkTo(digitsOf(link) ?? '')
    ? null
    : `Enter a phone number with its country code or a link, such as ${chats[name].example}.`;
}
