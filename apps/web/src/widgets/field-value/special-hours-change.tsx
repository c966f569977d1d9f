import type { SpecialPeriod } from '@placekeeper/contracts/model/opening-hours';
import { specialDayTexts } from '@placekeeper/contracts/wording/special-day-texts';
import { ChangeTable } from './change-table.tsx';
import { dateText } from './date-text.ts';
import type { BeforeAfter } from './before-after.ts';

export function SpecialHoursChange({ before, after }: BeforeAfter<readonly SpecialPeriod[]>) {
  const [ours, theirs] = [specialDayTexts(before), specialDayTexts(after)];
  const dates = [...new Set([...ours.keys(), ...theirs.keys()])].toSorted();
  const rows = dates
    .map((date) => ({
      name: dateText(date),
      before: ours.get(date) ?? 'As every week',
      after: theirs.get(date) ?? 'As every week',
    }))
    .filter((row) => row.before !== row.after);
  return <ChangeTable rowsAre="Date" rows={rows} />;
}
