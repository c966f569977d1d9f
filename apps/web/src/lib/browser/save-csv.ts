import { guardFormula } from '@placekeeper/contracts/rules/formula-guard';

const cell = (text: string): string => `"${guardFormula(text).replaceAll('"', '""')}"`;

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Without a byte order mark, Excel assumes a legacy encoding. */
const byteOrderMark = '\uFEFF';

export function saveCsv(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
