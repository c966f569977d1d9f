import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { validateOpeningHours } from '@placekeeper/contracts/rules/validate-opening-hours';
import * as z from '@placekeeper/contracts/core/zod';
import { closedDay } from '../../../../widgets/hours/period-text.ts';
import { unreadableTimes, weekPeriods } from '../../../../widgets/hours/week-hours.ts';

export const WeekDraft = z.object({
  on: z.boolean(),
  clear: z.boolean(),
  /** Seven days, Monday first. */
  days: z.array(
    z.object({
      mode: z.enum(['closed', 'all-day', 'hours']),
      periods: z.array(z.object({ open: z.string(), close: z.string() })),
    }),
  ),
});
export type WeekDraft = z.infer<typeof WeekDraft>;

export const noWeek: WeekDraft = {
  on: false,
  clear: false,
  days: daysOfWeek.map(() => ({ ...closedDay, periods: [] })),
};

/** Changes only the regular hours; the special hours stay. */
export const weekChanges = ({ clear, days }: WeekDraft): BulkChanges => ({
  periods: clear ? [] : weekPeriods(days).map(({ period }) => period),
});

/** The keys are paths: `periods.2.1` is the second period of Wednesday. */
export function weekErrors({ clear, days }: WeekDraft): Readonly<Record<string, string>> {
  if (clear) return {};
  if (days.every(({ mode }) => mode === 'closed'))
    return { periods: 'Add hours for at least one day, or select Clear.' };
  const errors: Readonly<Record<string, string>> = { ...errorsOf(days), ...unreadableTimes(days) };
  return Object.fromEntries(
    Object.entries(errors).map(([place, error]) => [`periods.${place}`, error]),
  );
}

function errorsOf(days: WeekDraft['days']): Readonly<Record<string, string>> {
  const placed = weekPeriods(days);
  const periods = placed.map(({ period }) => period);
  return Object.fromEntries(
    validateOpeningHours({ periods, special_periods: [] }).flatMap(([path, error]) => {
      const place = placed[Number(path.split('.').at(-1))]?.place;
      return place === undefined ? [] : [[place, error]];
    }),
  );
}
