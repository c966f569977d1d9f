import { reportedAddress } from './reported-address.ts';

/** More of a message than this says nothing more about what broke. */
const longest = 500;

const tokenStart = /^(?:ya29\.|eyJ)/;
const longNumber = /\d[\d ().-]{5,}/g;
const fewDigits = 4;

/** ERR-1: a message with everything in it replaced that may have come out of a customer's record. */
export function reportedText(text: string): string {
  const words = withoutQuoted(text.slice(0, longest))
    .replaceAll(longNumber, '[number] ')
    .split(/\s/);
  return words.map((word, at) => reportedWord(word, words[at - 1])).join(' ');
}

/** A value in a message stands in quotes, and may hold quotes itself: all between the first and the last goes. */
function withoutQuoted(text: string): string {
  // An apostrophe follows a letter.
  const first = text.search(/(?<!\w)["'`“‘«]/);
  if (first === -1) return text;
  const rest = text.slice(first + 1);
  const last = Math.max(...["'", '"', '`', '”', '’', '»'].map((mark) => rest.lastIndexOf(mark)));
  return `${text.slice(0, first)}[…]${last === -1 ? '' : rest.slice(last + 1)}`;
}

function reportedWord(word: string, before: string | undefined): string {
  if (before === 'Bearer' || tokenStart.test(word)) return '[token]';
  if (/[/:]/.test(word)) return reportedPlace(word);
  if (word.includes('@')) return '[e-mail]';
  const digits = word.replaceAll(/\D/g, '').length;
  return digits >= fewDigits ? '[number]' : word;
}

/** An address keeps the punctuation around it. */
function reportedPlace(word: string): string {
  const [opening = ''] = /^[([]*/.exec(word) ?? [];
  const rest = word.slice(opening.length);
  const [closing = ''] = /[)\],.;:]{0,3}$/.exec(rest) ?? [];
  const address = rest.slice(0, rest.length - closing.length);
  return opening + (/[/:]/.test(address) ? reportedAddress(address) : address) + closing;
}
