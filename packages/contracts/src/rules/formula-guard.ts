/** Spreadsheet programs evaluate a cell with such a beginning as a formula. */
const formula = /^'*[=+\-@\t\r]/;
/** Spreadsheet programs change these to other numbers: without leading zeros, rounded, or as a power of ten. */
const rewritten = /^'*-?(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+)$/i;
/** Coordinates stay numbers, as other readers of the format expect. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * The space after the country code makes every spreadsheet program read it as text, and other programs need not remove
 * an apostrophe.
 */
const phones = /^\+\d{1,3} [\d ()-]+(?:, \+\d{1,3} [\d ()-]+)*$/;

/** Marks a cell as text with a leading apostrophe, as spreadsheet programs do. */
export const guardFormula = (cell: string): string =>
  rewritten.test(cell) || (formula.test(cell) && !plainNumber.test(cell) && !phones.test(cell))
    ? `'${cell}`
    : cell;

export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && (formula.test(cell) || rewritten.test(cell)) ? cell.slice(1) : cell;
