/** What a spreadsheet program makes of a cell that is not formatted as text, and how it stays as it is. */

/** `3.20858E+19`, of a long number. */
export const isRounded = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(text);
export const wasRounded =
  'A spreadsheet program has rounded this number. Format its column as text, and enter it again.';

/** `0.291666`, of seven o'clock. */
export const isDayShare = (text: string): boolean => /^0?[.,]\d{2,}$/.test(text);
export const wasMadeNumber =
  'A spreadsheet program has made a number of this time. Format its column as text, and write 09:00-17:00.';

/** `01/05/2019`, which is in January or in May. */
export const isLocalDate = (text: string): boolean => /^\d{1,2}([/.-])\d{1,2}\1\d{2,4}$/.test(text);
export const mayBeRewritten =
  'Write this date as 2019-06-01. Where a spreadsheet program has rewritten it, format its column as text first.';
