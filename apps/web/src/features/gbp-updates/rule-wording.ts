import { formatCount, formatNumber } from '../../lib/format.ts';

export const doneWords = (field: string, count: number): string =>
  count > 0
    ? `Changes of the ${field} are rejected from now on, in ${formatCount(count, 'location')}.`
    : `Changes of the ${field} are already rejected in all of them.`;

/** `left`: where nothing of the rule is left, because somebody saved other rules since. */
export function putBackWords(back: number, left: number): string {
  if (back === 0)
    return left === 1
      ? 'Nothing to put back: its rules are no longer as they were left.'
      : `Nothing to put back: the rules of ${formatCount(left, 'location')} are no longer as they were left.`;
  const done = `Rules put back in ${formatCount(back, 'location')}.`;
  if (left === 0) return done;
  return `${done} ${formatNumber(left)} ${left === 1 ? 'was' : 'were'} changed since and left alone.`;
}
