/**
 * Control characters, which could end a header, and direction marks. Texts from outside, such as business names, must
 * not bring them into a mail.
 */
// oxlint-disable-next-line no-control-regex -- removes control characters
const unwanted = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/g;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line of well-formed text, of at most `longest` characters, and never cut inside an emoji. */
export function cleanText(text: string, longest = 300): string {
  // Limits the work for long text. The factor is 50, because a character can have dozens of code units.
  const line = text
    .slice(0, longest * 50)
    .toWellFormed()
    .replaceAll(unwanted, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= longest) return line;
  const segments = [...graphemes.segment(line)];
  if (segments.length <= longest) return line;
  const kept = segments.slice(0, longest - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
