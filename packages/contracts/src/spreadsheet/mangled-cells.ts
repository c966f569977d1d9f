/** Spreadsheet programs rewrite cells that are not formatted as text. This module detects the rewritten forms. */

/** A long number that was rounded, such as `3.20858E+19`. */
export const isRounded = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(text);
export const wasRounded =
  'A spreadsheet program rounded this number. Format the column as text and enter the number again.';

/** A time that became a share of the day, such as `0.291666` for 07:00. */
export const isDayShare = (text: string): boolean => /^0?[.,]\d{2,}$/.test(text);
export const wasMadeNumber =
  'A spreadsheet program turned this time into a number. Format the column as text and enter hours such as 09:00-17:00.';

/** A date that is January or May, depending on the country, such as `01/05/2019`. */
export const isLocalDate = (text: string): boolean => /^\d{1,2}([/.-])\d{1,2}\1\d{2,4}$/.test(text);
export const isPossiblyRewritten =
  'Use the date format 2019-06-01. If a spreadsheet program changed the date, format the column as text first.';
