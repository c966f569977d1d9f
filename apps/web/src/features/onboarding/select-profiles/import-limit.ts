import { importLimit } from '@placekeeper/contracts/rules/limits';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';

interface LimitLine {
  readonly text: string;
  /** So many cannot be imported at once. */
  readonly refusal: boolean;
}

/** ONB-6: told where the choice is made, not by a refusal after it. Null while the limit is out of sight. */
export function limitLine(chosen: number, offered: number): LimitLine | null {
  if (offered <= importLimit || chosen < importLimit) return null;
  const limit = `One import takes up to ${formatCount(importLimit, 'profile')}`;
  const over = chosen - importLimit;
  return over > 0
    ? { text: `${limit}. Clear ${formatNumber(over)} and import them afterwards.`, refusal: true }
    : { text: `${limit}. Import the others afterwards.`, refusal: false };
}
