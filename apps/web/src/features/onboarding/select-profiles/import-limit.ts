import { importLimit } from '@placekeeper/contracts/rules/limits';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';

interface LimitLine {
  readonly text: string;
  /** True if the choice exceeds the limit. */
  readonly refusal: boolean;
}

/** A note on the import limit; null while the choice is below it. */
export function limitLine(chosen: number, offered: number): LimitLine | null {
  if (offered <= importLimit || chosen < importLimit) return null;
  const limit = `You can import up to ${formatCount(importLimit, 'profile')} at a time`;
  const over = chosen - importLimit;
  return over > 0
    ? { text: `${limit}. Deselect ${formatNumber(over)} and import them later.`, refusal: true }
    : { text: `${limit}. Import the rest later.`, refusal: false };
}
