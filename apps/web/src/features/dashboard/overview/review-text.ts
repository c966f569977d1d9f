import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { oldestOf } from '../../../data/updates/pending-facts.ts';
import { isWhole, type Reading } from '../../../data/updates/read-all-pages.ts';
import { formatCount, formatDate, formatNumber } from '../../../lib/text/format.ts';

export function sinceText(updates: readonly GoogleUpdate[]): string {
  const oldest = oldestOf(updates);
  return oldest ? ` since ${formatDate(oldest)}` : '';
}

/** The line below the groups. Unreadable updates belong to no group, but home counts them as to review. */
export function summaryText(left: readonly GoogleUpdate[], pending: Reading): string {
  const { read, total, unread } = pending;
  const missing = unread > 0 ? ` ${formatCount(unread, 'update')} couldn’t be read.` : '';
  if (!isWhole(pending))
    return `Based on ${formatNumber(read)} of ${formatCount(total, 'update')}.${missing}`;
  const live = left.length > 0 ? ' Google already shows the new values.' : '';
  const oldest = oldestOf(left);
  const day = oldest && `, the oldest${missing && ' known one'} from ${formatDate(oldest)}`;
  return `${formatNumber(left.length + unread)} to review${day ?? ''}.${live}${missing}`;
}
