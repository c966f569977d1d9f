import type { FieldCount, TrialSummary } from '../../../data/bulk-edit/trial-summary.ts';
import { formatCount, formatList, formatNumber } from '../../../lib/text/format.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';

/** `website (20) and label (7)` */
export const countsText = (counts: readonly FieldCount[]): string =>
  formatList(counts.map(({ field, count }) => `${fieldName(field)} (${formatNumber(count)})`));

const sumOf = (counts: readonly FieldCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** Sentences about values that are lost. */
export function summaryNotes({
  cleared,
  replaced,
}: Pick<TrialSummary, 'cleared' | 'replaced'>): readonly string[] {
  const [values, updates] = [sumOf(cleared), sumOf(replaced)];
  return [
    ...(values > 0
      ? [`${formatCount(values, 'value is', 'values are')} cleared: ${countsText(cleared)}.`]
      : []),
    ...(updates > 0
      ? [`${formatCount(updates, 'pending update')} would be replaced: ${countsText(replaced)}.`]
      : []),
  ];
}
