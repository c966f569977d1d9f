import { changeInWords } from '../field-value/change-summary.ts';
import { fieldName } from '../field-value/field-name.ts';
import { sentenceCase } from './update-title.tsx';

/** The field and its change, such as "Website changed to example.com". */
export function changeLine(update: Parameters<typeof changeInWords>[0]): string {
  return `${sentenceCase(fieldName(update.field_name))} ${changeInWords(update)}`;
}
