import { withoutDirectionMarks } from '@placekeeper/contracts/rules/hidden-characters';
import { latinDigits } from '@placekeeper/contracts/rules/latin-digits';

/** DET-2: cleans typed or pasted text. Contact apps copy numbers as `tel:+44…` with invisible marks. */
export function sanitizeInput(text: string, kind?: string): string {
  const seen = withoutDirectionMarks(text);
  return kind === 'tel' ? latinDigits(seen).replace(/^\s*tel:/i, '') : seen;
}
