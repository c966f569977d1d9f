import type { Backtest, RuleEffect } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { formatCount, formatDate, formatList, formatNumber } from '../../lib/text/format.ts';

type Totals = Pick<Backtest, 'outcome_totals'>;

export function matchesText(
  {
    rejected_count: count,
    rejected_locations_count: places,
  }: Pick<Backtest, 'rejected_count' | 'rejected_locations_count'>,
  { locations_count: locations }: Pick<RuleEffect, 'locations_count'>,
): string {
  if (count === 0) return 'This rule would have rejected no changes.';
  const where = locations > 1 ? ` at ${formatCount(places, 'location')}` : '';
  return `This rule would have rejected ${formatCount(count, 'change')}${where}.`;
}

/** The updates that a user accepted or dismissed although the rule would have rejected them. */
export function disagreementText({ outcome_totals: totals }: Totals): string | null {
  const { accepted = 0, dismissed = 0 } = totals;
  if (accepted + dismissed === 0) return null;
  const decided = [
    accepted > 0 && `accepted ${formatNumber(accepted)}`,
    dismissed > 0 && `dismissed ${formatNumber(dismissed)}`,
  ].filter((part) => part !== false);
  return `You or your team ${formatList(decided)} of these.`;
}

export function otherOutcomesText({ outcome_totals: totals }: Totals): string | null {
  const ends = [
    ['rejected', 'rejected manually'],
    ['auto-rejected', 'auto-rejected'],
    ['rejected-unattributed', 'rejected'],
    ['nullified', 'no longer needed'],
    ['other', 'with another outcome'],
    ['pending', 'still to review'],
  ] as const;
  const parts = ends.flatMap(([end, words]) => {
    const count = totals[end] ?? 0;
    return count > 0 ? [`${formatNumber(count)} ${words}`] : [];
  });
  if (parts.length === 0) return null;
  if (disagreementText({ outcome_totals: totals })) return `The rest: ${formatList(parts)}.`;
  return totals.other
    ? `Outcomes: ${formatList(parts)}.`
    : `No one accepted or dismissed any of these: ${formatList(parts)}.`;
}

export const releasedText = ({ released_count: count }: Pick<Backtest, 'released_count'>) =>
  count > 0 ? `${formatCount(count, 'auto-rejected change')} would have needed your review.` : null;

export function inactiveText({
  idle_locations: { not_managed: off, lost_access: lost },
  locations_count: locations,
}: Pick<RuleEffect, 'idle_locations' | 'locations_count'>): string | null {
  const count = off + lost;
  if (count === 0) return null;
  if (locations === 1)
    return `This rule is inactive for now, because ${off > 0 ? 'management is off for' : 'Placekeeper lost access to'} this location.`;
  const reason = () => {
    if (lost === 0) return 'management is off there';
    return off > 0
      ? `management is off at ${formatNumber(off)}, and Placekeeper lost access to ${formatNumber(lost)}`
      : `Placekeeper lost access to ${lost === 1 ? 'it' : 'them'}`;
  };
  return `This rule is inactive at ${formatCount(count, 'location')} for now, because ${reason()}.`;
}

export function alreadyRejectedText({
  changed_locations_count: changing,
  locations_count: locations,
}: Pick<RuleEffect, 'changed_locations_count' | 'locations_count'>): string | null {
  if (changing === locations) return null;
  if (changing > 0)
    return `Already auto-rejected at ${formatNumber(locations - changing)} of ${formatCount(locations, 'location')}.`;
  return locations === 1
    ? 'This rule is already in place.'
    : 'Already auto-rejected at all of these locations.';
}

export const unreadableText = (count: number): string | null =>
  count > 0
    ? `${formatCount(count, 'location was', 'locations were')} skipped because Placekeeper can’t read ${count === 1 ? 'its' : 'their'} rules.`
    : null;

interface Coverage {
  readonly read: number;
  readonly total: number | undefined;
}

/** True if all updates of the period have been read. */
export const isWhole = ({ read, total }: Coverage): boolean => total !== undefined && read >= total;

export function coverageText(coverage: Coverage, since: string): string {
  const { read, total } = coverage;
  const period = `since ${formatDate(since)}`;
  return isWhole(coverage)
    ? `Based on ${formatCount(read, 'update')} ${period}.`
    : `Incomplete: based on ${formatNumber(read)} of ${total === undefined ? 'the updates' : formatCount(total, 'update')} ${period}.`;
}
