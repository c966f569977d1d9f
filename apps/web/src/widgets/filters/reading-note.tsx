import { usePortfolio } from '../../data/portfolio/portfolio.ts';
import type { ReadProgress } from '../../data/portfolio/read-locations.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { PauseText, useIsPaused } from '../page/pause-text.tsx';

export const readingText = ({ read, total }: ReadProgress): string =>
  total === undefined
    ? 'Loading your locations…'
    : `Loading your locations: ${formatNumber(read)} of ${formatNumber(total)}`;

/**
 * LOC-1: shows the progress of reading all locations, which a filter or sort order requires if the platform lacks it.
 */
export function ReadingNote() {
  const portfolio = usePortfolio();
  const isPaused = useIsPaused();
  return (
    // Mounted even without text, because screen readers announce only changes of an existing live region.
    <p className="text-text-2 tabular-nums not-empty:pb-3" role="status">
      {isPaused ? <PauseText /> : portfolio.status === 'reading' && readingText(portfolio)}
    </p>
  );
}
