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
  if (word.includes('/')) return reportedAddress(word);
  if (word.includes('@')) return '[e-mail]';
  const digits = word.replaceAll(/\D/g, '').length;
  return digits >= fewDigits ? '[number]' : word;
}

/** The origin and path of an address: what follows them is what somebody searched for, or a code of Google's consent page. */
export function reportedAddress(address: string): string {
  const end = address.search(/[?#]/);
  const [path = '', closing = ''] =
    end === -1 ? [address] : [address.slice(0, end), /\)?$/.exec(address)?.[0]];
  return path.split('/').map(reportedSegment).join('/') + closing;
}

/** Segments are words of the interface, ids and names of files. */
const reportedSegment = (segment: string): string =>
  /^[\w.:(),;-]*$/.test(segment) ? segment : '*';
