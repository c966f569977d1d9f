import { importLimit } from '@placekeeper/contracts/rules/limits';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';

interface LimitLine {
  readonly text: string;
  /** Whether the choice exceeds the limit. */
  readonly refusal: boolean;
}

/** Shown while choosing; null if the choice is far below the limit. */
export function limitLine(chosen: number, offered: number): LimitLine | null {
  if (offered <= importLimit || chosen < importLimit) return null;
  const limit = `One import takes up to ${formatCount(importLimit, 'profile')}`;
  const over = chosen - importLimit;
  return over > 0
    ? { text: `${limit}. Clear ${formatNumber(over)} and import them afterwards.`, refusal: true }
    : { text: `${limit}. Import the others afterwards.`, refusal: false };
}
