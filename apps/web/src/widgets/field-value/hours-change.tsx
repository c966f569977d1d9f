import { daysOfWeek, type OpeningPeriod } from '@placekeeper/contracts/model/opening-hours';
import { dayName, spansText, weekSpans } from '@placekeeper/contracts/wording/week-spans';
import { ChangeTable } from './change-table.tsx';
import type { BeforeAfter } from './before-after.ts';

/** Google says of such a profile not that it is closed, but nothing. */
const noHours = 'No hours';

/** A week against a week: the days that differ. */
export function HoursChange({ before, after }: BeforeAfter<readonly OpeningPeriod[]>) {
  const [ours, theirs] = [weekSpans(before), weekSpans(after)];
  const rows = daysOfWeek
    .filter((day) => spansText(ours[day]) !== spansText(theirs[day]))
    .map((day) => ({
      name: dayName(day),
      before: before.length === 0 ? noHours : spansText(ours[day]),
      after: after.length === 0 ? noHours : spansText(theirs[day]),
    }));
  return (
    <ChangeTable rowsAre="Day" rows={rows} footer={unchanged(daysOfWeek.length - rows.length)} />
  );
}

function unchanged(days: number): string | undefined {
  if (days === 0) return undefined;
  return days === 1 ? 'The other day is the same.' : `The other ${days} days are the same.`;
}
