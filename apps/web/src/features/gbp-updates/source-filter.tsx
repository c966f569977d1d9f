import { cn } from '@placekeeper/ui/lib/cn';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import type { Review } from './use-review-state.ts';

const sources = [
  { source: 'all', label: 'All' },
  { source: 'google', label: 'Google' },
  { source: 'ownerManager', label: 'Owner/Manager' },
] as const;

interface SourceFilterProps {
  readonly review: Review;
  readonly totals: Readonly<Record<string, number>> | undefined;
}

export function SourceFilter({ review, totals }: SourceFilterProps) {
  return (
    <ul aria-label="Source" className="flex flex-wrap gap-1">
      {sources.map(({ source, label }) => {
        const current = (review.state.source ?? 'all') === source;
        return (
          <li key={source}>
            <Link
              preventScrollReset
              aria-current={current ? 'true' : undefined}
              className={cn(
                'flex h-control-sm items-center gap-1.5 rounded-6 px-2.5 font-550',
                current ? 'bg-accent-soft text-accent-text' : 'text-text-2 hover:bg-hover',
              )}
              to={review.addressOf({ source })}
            >
              {label}
              {totals && (
                <span className="font-450 tabular-nums">{formatNumber(totals[source] ?? 0)}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
