import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';
import { useHeldSeconds } from '../../data/http/rate-limit-wait.ts';
import { usePortfolio } from '../../data/portfolio/portfolio.ts';
import type { ReadProgress } from '../../data/portfolio/read-locations.ts';
import { formatNumber } from '../../lib/text/format.ts';

export const readingText = ({ read, total }: ReadProgress): string =>
  total === undefined
    ? 'Reading your locations…'
    : `Reading your locations: ${formatNumber(read)} of ${formatNumber(total)}`;

/** In milliseconds: a shorter wait needs no explanation. */
const heldTextAfter = 2000;

/** Why a list is still loading: LOC-1, all locations are read for a filter or sort order that the platform lacks. */
export function ReadingNote() {
  const portfolio = usePortfolio();
  const isHeld = useHeldSeconds() > 0;
  const isUnchanged = useIsStalled(String(isHeld), heldTextAfter);
  return (
    // Mounted without text, so that screen readers announce the text.
    <p className="text-text-2 tabular-nums not-empty:pb-3" role="status">
      {isHeld && isUnchanged
        ? 'Too many requests. The list is loaded when the wait is over.'
        : portfolio.status === 'reading' && readingText(portfolio)}
    </p>
  );
}
