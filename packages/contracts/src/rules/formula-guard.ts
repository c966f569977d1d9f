/** Spreadsheet programs evaluate a cell that begins like this as a formula. */
const formula = /^'*[=+\-@\t\r]/;
/** Spreadsheet programs rewrite these numbers: they remove leading zeros, round, or use scientific notation. */
const rewritten = /^'*-?(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+)$/i;
/** Coordinates stay numbers, because other readers of the format expect numbers. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Phone numbers need no apostrophe, which other programs may keep: with a space after the country code, every
 * spreadsheet program reads them as text.
 */
const phones = /^\+\d{1,3} [\d ()-]+(?:, \+\d{1,3} [\d ()-]+)*$/;

/** Marks a cell as text with a leading apostrophe, as spreadsheet programs do. */
export const guardFormula = (cell: string): string =>
  rewritten.test(cell) || (formula.test(cell) && !plainNumber.test(cell) && !phones.test(cell))
    ? `'${cell}`
    : cell;

export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && (formula.test(cell) || rewritten.test(cell)) ? cell.slice(1) : cell;
