import type { ListError } from '@placekeeper/contracts/bulk/read-list';
import { guardFormula } from '@placekeeper/contracts/rules/formula-guard';

const cell = (text: string): string => `"${guardFormula(text).replaceAll('"', '""')}"`;

export const listErrorsAsCsv = (errors: readonly ListError[]): string =>
  [
    ['Line', 'Text', 'Problem'],
    ...errors.map(({ line, text, message }) => [`${line}`, text, message]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');

/** For pasting into a message. */
export const listErrorsAsText = (errors: readonly ListError[]): string =>
  errors.map(({ line, text, message }) => `Line ${line}\t${text}\t${message}`).join('\n');
