import { cn } from '@placekeeper/ui/lib/cn';
import { formatCalendarDate, formatCount } from '../../lib/text/format.ts';
import type { BacktestDay, BacktestDays } from './backtest-days.ts';

const look = 'fill-on-paper size-2.5 rounded-full forced-color-adjust-none';
const looks = {
  none: cn(look, 'bg-pressed'),
  rejected: cn(look, 'bg-accent'),
  disputed: cn(look, 'border-3 border-pending bg-surface'),
} as const;

const kindOf = ({ rejected, disputed }: BacktestDay): keyof typeof looks => {
  if (rejected === 0) return 'none';
  return disputed > 0 ? 'disputed' : 'rejected';
};

interface BacktestCalendarProps extends BacktestDays {
  /** True if all updates of the period have been read. */
  readonly isComplete: boolean;
}

/** One dot per day in columns of weeks. Hidden from screen readers, because the counts beside it are text. */
export function BacktestCalendar({ days, undated, isComplete }: BacktestCalendarProps) {
  const kinds = days.map(kindOf);
  const count = (kind: keyof typeof looks) => kinds.filter((one) => one === kind).length;
  const entries = [
    ['rejected', 'with changes to reject'],
    ['disputed', 'with a change that you or your team accepted or dismissed'],
    ['none', isComplete ? 'without a change to reject' : 'without a change to reject so far'],
  ] as const;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-3 text-12 text-text-2">
      <div aria-hidden>
        <div className="grid w-fit grid-flow-col grid-rows-7 gap-1">
          {days.map((day, at) => (
            <span
              key={day.day}
              className={looks[kindOf(day)]}
              data-day={day.day}
              data-kind={kindOf(day)}
              style={at === 0 ? { gridRowStart: rowOf(day) } : undefined}
              title={`${formatCalendarDate(day.day)}: ${formatCount(day.rejected, 'change')}`}
            />
          ))}
        </div>
        <p className="mt-1.5 flex justify-between gap-4 text-11 text-text-3">
          <span>{formatCalendarDate(first.day)}</span>
          <span>{formatCalendarDate(last.day)}</span>
        </p>
      </div>
      <ul className="grid min-w-0 flex-1 basis-48 gap-1">
        {entries.map(
          ([kind, text]) =>
            count(kind) > 0 && (
              <li key={kind} className="flex items-baseline gap-2">
                <span aria-hidden className={cn('shrink-0 translate-y-px', looks[kind])} />
                {`${formatCount(count(kind), 'day')} ${text}`}
              </li>
            ),
        )}
        {undated > 0 && (
          <li>{`${formatCount(undated, 'change')} without a date in this period`}</li>
        )}
      </ul>
    </div>
  );
}

/** Weeks start on Monday, in row 1. */
const rowOf = ({ day }: BacktestDay): number =>
  ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
