import { cn } from '@placekeeper/ui/lib/cn';
import type { BulkEdit } from '../../data/bulk-edit/bulk-edit-types.ts';
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

/** The share of each outcome. Hidden from screen readers, because the text beside it has the numbers. */
export function OutcomeBar({ edit, className }: OutcomeBarProps) {
  return (
    <div
      aria-hidden
      className={cn(
        'flex h-1.5 gap-px overflow-hidden rounded-full bg-pressed forced-color-adjust-none',
        className,
      )}
    >
      {statusCounts(edit.item_totals)
        .toReversed()
        .map(([status, count]) => (
          <div
            key={status}
            data-status={status}
            className={cn(
              'fill-on-paper min-w-1',
              ahead.has(status) ? 'bg-pressed' : fills[itemStatuses[status].tone],
            )}
            style={{ flexGrow: count, order: Number(itemStatuses[status].tone === 'neutral') }}
          />
        ))}
    </div>
  );
}
