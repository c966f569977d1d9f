import type { ListFault } from '@placekeeper/contracts/model/bulk-edit';

/** A spreadsheet program would take such a cell for a formula, and run it. */
const formula = /^[=+\-@\t\r]/;

const cell = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The lines that added no location, as a file to work through. */
export const faultsAsCsv = (faults: readonly ListFault[]): string =>
  [
    ['Line', 'Text', 'Problem'],
    ...faults.map(({ line, text, message }) => [`${line}`, text, message]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');

/** And as one pastes them into a message. */
export const faultsAsText = (faults: readonly ListFault[]): string =>
  faults.map(({ line, text, message }) => `Line ${line}\t${text}\t${message}`).join('\n');
