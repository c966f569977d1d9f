/** A spreadsheet program takes a cell that begins like this for a formula, and would run it. */
const formula = /^'*[=+\-@\t\r]/;
/** Of these it makes another number: without the first zeros, rounded, or a power of ten. */
const rewritten = /^'*-?(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+)$/i;
/** Coordinates stay numbers, which other readers of the format expect. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** The space after the country code makes it text for every spreadsheet program; other programs read it without an apostrophe. */
const phones = /^\+\d{1,3} [\d ()-]+(?:, \+\d{1,3} [\d ()-]+)*$/;

/** The cell as text and nothing else: an apostrophe before it, as spreadsheet programs write it themselves. */
export const guardFormula = (cell: string): string =>
  rewritten.test(cell) || (formula.test(cell) && !plainNumber.test(cell) && !phones.test(cell))
    ? `'${cell}`
    : cell;

export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && (formula.test(cell) || rewritten.test(cell)) ? cell.slice(1) : cell;
