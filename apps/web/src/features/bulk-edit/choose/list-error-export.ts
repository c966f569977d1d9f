import type { ListError } from '@placekeeper/contracts/bulk/read-list';
import { csvOf } from '../../../lib/browser/save-csv.ts';

export const listErrorsAsCsv = (errors: readonly ListError[]): string =>
  csvOf([
    ['Line', 'Text', 'Problem'],
    ...errors.map(({ line, text, message }) => [`${line}`, text, message]),
  ]);

/** One line per error, with tabs between the columns, so that the user can paste the text into a message. */
export const listErrorsAsText = (errors: readonly ListError[]): string =>
  errors.map(({ line, text, message }) => `Line ${line}\t${text}\t${message}`).join('\n');
