import { describeChange } from '../field-value/change-summary.ts';
import { fieldName } from '../field-value/field-name.ts';
import { sentenceCase } from './update-title.tsx';

/** The field and its change, such as "Website changed to example.com". */
export function changeLine(update: Parameters<typeof describeChange>[0]): string {
  const { wording, value } = describeChange(update);
  return [sentenceCase(fieldName(update.field_name)), wording, value].filter(Boolean).join(' ');
}
