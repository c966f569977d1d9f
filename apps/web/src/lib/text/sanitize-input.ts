import { withoutDirectionMarks } from '@placekeeper/contracts/rules/hidden-characters';

/**
 * DET-2: the text of a single-line field after typing or pasting. Contact apps copy numbers as `tel:+44…` with invisible
 * marks.
 */
export function sanitizeInput(text: string, kind?: string): string {
  const seen = withoutDirectionMarks(text);
  return kind === 'tel' ? seen.replace(/^\s*tel:/i, '') : seen;
}
