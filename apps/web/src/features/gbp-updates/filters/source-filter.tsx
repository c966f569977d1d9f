import { cn } from '@placekeeper/ui/lib/cn';
import { useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { formatNumber } from '../../../lib/text/format.ts';
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

export function UpdateSourceFilter({ review, totals }: SourceFilterProps) {
  const [current, choose] = useAhead(review.state.source ?? 'all');
  return (
    <ul aria-label="Source" className="flex flex-wrap gap-1">
      {sources.map(({ source, label }) => {
        const isCurrent = current === source;
        return (
          <li key={source}>
            <Link
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={cn(
                'flex h-control-sm items-center gap-1.5 rounded-6 px-2.5 font-550',
                isCurrent ? 'bg-accent-soft text-accent-text' : 'text-text-2 hover:bg-hover',
              )}
              to={review.addressOf({ source })}
              onClick={(event) => !opensElsewhere(event) && choose(source)}
            >
              {label}
              {totals?.[source] !== undefined && (
                <span className="font-450 tabular-nums">{formatNumber(totals[source])}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** What was chosen is marked in the next frame; the list, and the address with it, comes after it, or another way is taken. */
function useAhead<Value>(arrived: Value) {
  const { key } = useLocation();
  const [ahead, setAhead] = useState<{ readonly from: string; readonly to: Value } | null>(null);
  const isOnTheWay = ahead !== null && ahead.from === key;
  if (ahead && !isOnTheWay) setAhead(null);
  const choose = (to: Value) => setAhead({ from: key, to });
  return [isOnTheWay ? ahead.to : arrived, choose] as const;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
