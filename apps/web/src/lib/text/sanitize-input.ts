import { withoutDirectionMarks } from '@placekeeper/contracts/rules/hidden-characters';

/** DET-2: what a box of one line holds of what is typed or pasted; contacts copy a number as `tel:+44…` between marks. */
export function sanitizeInput(text: string, kind?: string): string {
  const seen = withoutDirectionMarks(text);
  return kind === 'tel' ? seen.replace(/^\s*tel:/i, '') : seen;
}
