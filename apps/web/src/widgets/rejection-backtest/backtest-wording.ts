import type { AutoRejectionBacktest } from '@placekeeper/contracts/model/auto-rejection-change';
import { formatCount, formatList, formatNumber } from '../../lib/format.ts';

type Result = AutoRejectionBacktest;
type Part = Pick<Result, 'outcome_totals'>;

export function found({
  rejected_count: count,
  rejected_locations_count: places,
  locations_count: locations,
}: Pick<Result, 'rejected_count' | 'rejected_locations_count' | 'locations_count'>): string {
  if (count === 0) return 'Nothing in the last 90 days would have been rejected.';
  const where = locations > 1 ? ` in ${formatCount(places, 'location')}` : '';
  return `${formatCount(count, 'change')}${where} would have been rejected.`;
}

/** Where the rule would not have done what somebody did. */
export function disagreement({ outcome_totals: totals }: Part): string | null {
  const { accepted = 0, dismissed = 0 } = totals;
  if (accepted + dismissed === 0) return null;
  const decided = [
    accepted > 0 && `accepted ${formatNumber(accepted)}`,
    dismissed > 0 && `dismissed ${formatNumber(dismissed)}`,
  ].filter((part) => part !== false);
  return `Somebody ${formatList(decided)} of them: there the rule disagrees.`;
}

/** What became of the rest. */
export function others({ outcome_totals: totals }: Part): string | null {
  const ends = [
    ['rejected', 'rejected by hand'],
    ['auto-rejected', 'rejected by a rule'],
    ['nullified', 'settled by themselves'],
    ['waiting', 'still waiting for you'],
  ] as const;
  const parts = ends.flatMap(([end, words]) => {
    const count = totals[end] ?? 0;
    return count > 0 ? [`${formatNumber(count)} ${words}`] : [];
  });
  if (parts.length === 0) return null;
  const beginning = disagreement({ outcome_totals: totals })
    ? 'The others'
    : 'Nobody accepted or dismissed any of them';
  return `${beginning}: ${formatList(parts)}.`;
}

export const released = ({ released_count: count }: Pick<Result, 'released_count'>) =>
  count > 0
    ? `${formatCount(count, 'change that was rejected by a rule', 'changes that were rejected by a rule')} would have waited for you.`
    : null;

export function idle({
  idle_locations_count: count,
  locations_count: locations,
}: Pick<Result, 'idle_locations_count' | 'locations_count'>): string | null {
  if (count === 0) return null;
  const why = 'Google profile is not managed here, or not verified.';
  return locations === 1
    ? `For now, nothing is rejected: its ${why}`
    : `In ${formatCount(count, 'location')} nothing is rejected for now: their ${why}`;
}

export function already({
  changed_locations_count: changing,
  locations_count: locations,
}: Pick<Result, 'changed_locations_count' | 'locations_count'>): string | null {
  if (changing === locations) return null;
  if (changing > 0)
    return `In ${formatNumber(locations - changing)} of ${formatCount(locations, 'location')} this is rejected already.`;
  return locations === 1
    ? 'It is rejected here already.'
    : 'It is rejected in all of them already.';
}
