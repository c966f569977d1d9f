import type { BulkEdit, BulkItemStatus } from '../../data/bulk-edit/bulk-edit-types.ts';
import { StackedBar } from '../page/stacked-bar.tsx';
import { statusCounts } from './edit-status.ts';
import { itemStatuses } from './item-status.ts';

const fills = {
  ok: 'bg-ok',
  accent: 'bg-accent',
  pending: 'bg-tag-amber',
  danger: 'bg-danger',
  neutral: 'bg-line-control',
} as const;

/** Statuses whose part of the bar stays empty. */
const ahead: ReadonlySet<string> = new Set(['pending', 'saving', 'undoing']);

interface OutcomeBarProps {
  readonly edit: Pick<BulkEdit, 'item_totals'>;
  readonly className?: string;
}

const isLast = (status: BulkItemStatus): number => Number(itemStatuses[status].tone === 'neutral');

/** The share of each outcome. Locations that the edit left as they were come last. */
export function OutcomeBar({ edit, className }: OutcomeBarProps) {
  const parts = statusCounts(edit.item_totals)
    .toReversed()
    .toSorted(([one], [other]) => isLast(one) - isLast(other))
    .map(([key, count]) => ({
      key,
      count,
      color: ahead.has(key) ? 'bg-pressed' : fills[itemStatuses[key].tone],
    }));
  return <StackedBar className={className} parts={parts} />;
}
