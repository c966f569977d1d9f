/** A spreadsheet program takes a cell that begins like this for a formula, and would run it. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;
/** Coordinates stay numbers, which other readers of the format expect. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** The cell as text and nothing else: an apostrophe before it, as spreadsheet programs write it themselves. */
export const guardFormula = (cell: string): string =>
  formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;

export const unguardFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);
