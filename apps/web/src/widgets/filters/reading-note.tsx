import { usePortfolio } from '../../data/portfolio/portfolio.ts';
import type { ReadProgress } from '../../data/portfolio/read-locations.ts';
import { formatNumber } from '../../lib/text/format.ts';

export const readingText = ({ read, total }: ReadProgress): string =>
  total === undefined
    ? 'Reading your locations…'
    : `Reading your locations: ${formatNumber(read)} of ${formatNumber(total)}`;

/** LOC-1: a filter or sort order that the platform lacks loads all locations first. */
export function ReadingNote() {
  const portfolio = usePortfolio();
  if (portfolio.status !== 'reading') return null;
  return (
    <p className="pb-3 text-text-2 tabular-nums" role="status">
      {readingText(portfolio)}
    </p>
  );
}
