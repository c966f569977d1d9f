import { minutesOf } from './validate-opening-hours.ts';

const halfDay = 12 * 60;
const longestUsual = 16 * 60;

/**
 * Corrects a closing time that is probably twelve hours too early: `17:00` for 09:00 to 05:00 ("9 to 5"). Null for
 * plausible hours, such as a bar's from 18:00 to 02:00.
 */
export function likelyClosingTime(open: string, close: string): string | null {
  const [opens, closes] = [minutesOf(open), minutesOf(close)];
  const length = closes + 2 * halfDay - opens;
  if (closes >= opens || closes === 0 || length <= longestUsual) return null;
  return `${Math.floor(closes / 60) + 12}:${close.slice(-2)}`;
}
