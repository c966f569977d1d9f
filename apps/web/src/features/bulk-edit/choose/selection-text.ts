import type { LocationId } from '@placekeeper/contracts/core/id';
import { matchWord } from '../../../data/portfolio/similar-matches.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import {
  countOf,
  hiddenCount,
  hiddenText,
  type LocationChoice,
} from '../../../widgets/selection/location-choice.ts';

/** The text after the number of selected locations: "37 selected" continues with "of 50 matching". */
export function selectionText(
  choice: LocationChoice,
  total: number,
  page: readonly LocationId[],
  similar = false,
): string {
  if (countOf(choice, total) === 0) return 'No locations selected.';
  if (choice.mode === 'matching') return `of ${formatNumber(total)} ${matchWord(similar)}`;
  return hiddenText(hiddenCount(choice, page)) ?? 'Your selection is kept when you search.';
}
