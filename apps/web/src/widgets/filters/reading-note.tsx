import { usePortfolio } from '../../data/portfolio/portfolio.ts';
import type { ReadProgress } from '../../data/portfolio/read-locations.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { PauseText, useIsPaused } from '../page/pause-text.tsx';

export const readingText = ({ read, total }: ReadProgress): string =>
  total === undefined
    ? 'Reading your locations…'
    : `Reading your locations: ${formatNumber(read)} of ${formatNumber(total)}`;

/** Why a list is still loading: LOC-1, all locations are read for a filter or sort order that the platform lacks. */
export function ReadingNote() {
  const portfolio = usePortfolio();
  const isPaused = useIsPaused();
  return (
    // Mounted without text, so that screen readers announce the text.
    <p className="text-text-2 tabular-nums not-empty:pb-3" role="status">
      {isPaused ? <PauseText /> : portfolio.status === 'reading' && readingText(portfolio)}
    </p>
  );
}
