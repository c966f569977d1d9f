import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { oldestOf } from '../../../data/updates/pending-facts.ts';
import { isWhole, type Reading } from '../../../data/updates/read-all-pages.ts';
import { formatCount, formatDate, formatNumber } from '../../../lib/text/format.ts';

export function sinceText(updates: readonly GoogleUpdate[]): string {
  const oldest = oldestOf(updates);
  return oldest ? ` since ${formatDate(oldest)}` : '';
}

/** The line below the groups, without their number and oldest day, which the row under “Needs attention” has. */
export function summaryText(left: readonly GoogleUpdate[], pending: Reading): string {
  const { read, total, unread } = pending;
  const facts = [
    !isWhole(pending) && `Based on ${formatNumber(read)} of ${formatCount(total, 'update')}.`,
    isWhole(pending) && left.length > 0 && 'Google already shows the new values.',
    unread > 0 && `${formatCount(unread, 'update')} couldn’t be read.`,
  ];
  return facts.filter(Boolean).join(' ');
}
