import type { BacktestChange } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { dayOf } from '../../lib/text/calendar-day.ts';

export interface BacktestDay {
  /** `YYYY-MM-DD` in the browser's time zone. */
  readonly day: string;
  readonly rejected: number;
  /** The number of changes that the rule would reject although a user accepted or dismissed them. */
  readonly disputed: number;
}

export interface BacktestDays {
  readonly days: readonly BacktestDay[];
  /** The number of changes without a date in the period. */
  readonly undated: number;
}

const dayMs = 86_400_000;

export function backtestDaysOf(
  changes: readonly BacktestChange[],
  since: string,
  now: string,
): BacktestDays {
  const byDay = Map.groupBy(changes, ({ created_at: time }) => (time && dayOf(time)) || null);
  const [first, last] = [dayOf(since), dayOf(now)];
  const count = first && last ? Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1 : 0;
  const days = Array.from({ length: count }, (_, at): BacktestDay => {
    const day = addDays(first ?? '', at);
    const found = byDay.get(day) ?? [];
    const disputed = found.filter(({ isDisputed }) => isDisputed).length;
    return { day, rejected: found.length, disputed };
  });
  const dated = days.reduce((sum, { rejected }) => sum + rejected, 0);
  return { days, undated: changes.length - dated };
}
