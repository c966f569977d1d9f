import type { ListError } from '@placekeeper/contracts/bulk/read-list';
import { guardFormula } from '@placekeeper/contracts/rules/formula-guard';

const cell = (text: string): string => `"${guardFormula(text).replaceAll('"', '""')}"`;

/** The lines that added no location, as a file to work through. */
export const listErrorsAsCsv = (errors: readonly ListError[]): string =>
  [
    ['Line', 'Text', 'Problem'],
    ...errors.map(({ line, text, message }) => [`${line}`, text, message]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');

/** And as one pastes them into a message. */
export const listErrorsAsText = (errors: readonly ListError[]): string =>
  errors.map(({ line, text, message }) => `Line ${line}\t${text}\t${message}`).join('\n');
