const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const mark = '*';
/** A digit of the text has six bits: five of the number, and one that says whether the number continues. */
const base = 32;

export const isPacked = (text: string): boolean => text.startsWith(mark);

/**
 * LOC-7: sorts the ids and stores each difference, so that thousands of ids fit into an address that servers accept.
 */
export function packIds(ids: readonly number[]): string {
  const sorted = ids.toSorted((a, b) => a - b);
  return mark + sorted.map((id, at) => packNumber(id - (sorted[at - 1] ?? 0))).join('');
}

function packNumber(value: number): string {
  const rest = Math.floor(value / base);
  const low = value % base;
  return rest === 0 ? digits.charAt(low) : digits.charAt(low + base) + packNumber(rest);
}

/** Stops at the first invalid digit, because a link may be cut off. */
export function unpackIds(text: string): readonly number[] {
  const ids: number[] = [];
  let last = 0;
  let step = 0;
  let unit = 1;
  for (const digit of text.slice(mark.length)) {
    const value = digits.indexOf(digit);
    if (value === -1) break;
    step += (value % base) * unit;
    unit *= base;
    if (value >= base) continue;
    last += step;
    ids.push(last);
    step = 0;
    unit = 1;
  }
  return ids;
}
