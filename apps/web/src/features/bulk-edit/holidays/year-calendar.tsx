import type { PlanCoverage } from '@placekeeper/contracts/bulk/holiday-plan';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { cn } from '@placekeeper/ui/lib/cn';
import { tooltipAttributes } from '@placekeeper/ui/lib/tooltip-attributes';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import {
  formatCalendarDate,
  formatCount,
  formatNumber,
  formatWeekday,
} from '../../../lib/text/format.ts';
import { dayOn } from '../../../widgets/hours/common-holidays.ts';
import { datesOfRange, yearFrom } from './calendar-months.ts';
import { mostDays } from './holiday-days.ts';
import { useDragRange } from './use-drag-range.ts';

interface YearCalendarProps {
  /** Undefined while the locations are counted. */
  readonly coverage: PlanCoverage | undefined;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly chosen: readonly string[];
  readonly nameOf: (date: string) => string | undefined;
  readonly onChange: (dates: readonly string[], chosen: boolean) => void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Shows for each day the share of locations with special hours. A click or a drag adds days to the plan or removes
 * them.
 */
export function YearCalendar({ coverage, today, chosen, nameOf, onChange }: YearCalendarProps) {
  const months = yearFrom(today);
  const [focused, setFocused] = useState(today);
  const [note, setNote] = useState('');
  const change = (dates: readonly string[], isRemoval: boolean) => {
    const possible = dates.filter((date) => date >= today && chosen.includes(date) === isRemoval);
    const most = isRemoval ? chosen.length - 1 : mostDays - chosen.length;
    const allowed = possible.slice(0, Math.max(0, most));
    setNote(noteFor(possible.length - allowed.length, isRemoval));
    if (allowed.length > 0) onChange(allowed, !isRemoval);
  };
  const { range, onPointerDown } = useDragRange('day', ({ from, to }) =>
    change(datesOfRange(from, to), chosen.includes(from)),
  );
  const dragged = new Set(range && datesOfRange(range.from, range.to));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dateFor(event.key, focused);
    if (next === undefined) return;
    event.preventDefault();
    const calendar = event.currentTarget.closest('[role=group]');
    calendar?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <div>
      <div
        aria-label="Calendar"
        // The padding leaves room for the outline of a focused day.
        className="-mx-1 flex gap-6 overflow-x-auto px-1 pb-2 select-none print:flex-wrap print:overflow-visible"
        // Also in right-to-left languages, so that ArrowRight moves to the right.
        dir="ltr"
        role="group"
      >
        {months.map(({ month, weeks }) => (
          <table
            key={month}
            aria-label={formatCalendarDate(month)}
            className="h-fit shrink-0 border-separate border-spacing-0.5 text-12 tabular-nums"
          >
            <caption className="pb-1 text-left font-550">{formatCalendarDate(month)}</caption>
            <thead>
              <tr>
                {weekdays.map((name) => (
                  <th key={name} abbr={name} className="font-400 text-text-3" scope="col">
                    {name.slice(0, 1)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, row) => (
                <tr key={row}>
                  {week.map((date, column) => (
                    <td key={date ?? column} className="p-0">
                      {date !== null && (
                        <CalendarDay
                          coverage={coverage}
                          date={date}
                          isChosen={chosen.includes(date)}
                          isDragged={dragged.has(date)}
                          isPast={date < today}
                          isTabStop={date === focused}
                          name={nameOf(date)}
                          onFocus={() => setFocused(date)}
                          onKeyDown={onKeyDown}
                          onPointerDown={onPointerDown}
                          onToggle={() => change([date], chosen.includes(date))}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <Legend />
      <p className="text-12 text-pending" role="status">
        {note}
      </p>
    </div>
  );
}

function noteFor(left: number, isRemoval: boolean): string {
  if (left === 0) return '';
  return isRemoval ? 'Keep at least one date.' : `A plan can have up to ${mostDays} dates.`;
}

function dateFor(key: string, date: string): string | undefined {
  const first = `${date.slice(0, 7)}-01`;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'PageUp':
      return `${addDays(first, -1).slice(0, 7)}-01`;
    case 'PageDown':
      return `${addDays(first, 31).slice(0, 7)}-01`;
    case 'Home':
      return first;
    case 'End':
      return addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
    default:
      return undefined;
  }
}

const tints = {
  none: '',
  some: 'bg-accent/12',
  most: 'bg-accent/24',
  all: 'bg-accent/40',
} as const;

const tintFor = (set: number, locations: number): keyof typeof tints => {
  if (set === 0) return 'none';
  if (set === locations) return 'all';
  return set * 2 < locations ? 'some' : 'most';
};

const total = (counts: PlanCoverage['locations'] | undefined): number =>
  [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);

interface CalendarDayProps extends Pick<
  ComponentProps<'button'>,
  'onFocus' | 'onKeyDown' | 'onPointerDown'
> {
  readonly date: string;
  readonly name: string | undefined;
  readonly coverage: PlanCoverage | undefined;
  readonly isPast: boolean;
  readonly isChosen: boolean;
  readonly isDragged: boolean;
  readonly isTabStop: boolean;
  readonly onToggle: () => void;
}

function CalendarDay(props: CalendarDayProps) {
  const { date, name, coverage, isPast, isChosen, isDragged, isTabStop, onToggle, ...handlers } =
    props;
  const locations = total(coverage?.locations);
  const set = total(coverage?.days.get(date));
  const before = total(coverage?.days.get(dayOn(date).before));
  const title = name === undefined ? formatWeekday(date) : `${formatWeekday(date)}, ${name}`;
  const text = coverage ? `${title}: ${countText(set, before, locations)}` : title;
  return (
    <button
      {...handlers}
      {...tooltipAttributes({ content: text })}
      aria-disabled={isPast || undefined}
      aria-label={text}
      aria-pressed={isChosen}
      className={cn(
        'relative size-7 rounded-4 border fill-on-paper',
        isPast ? 'cursor-default text-text-3' : 'cursor-pointer hover:border-line-control',
        name !== undefined && 'font-600 underline underline-offset-3',
        isChosen || isDragged ? 'border-2 border-accent' : 'border-transparent',
        tints[tintFor(set, locations)],
      )}
      data-day={date}
      data-set={set}
      tabIndex={isTabStop ? 0 : -1}
      type="button"
      onClick={isPast ? undefined : onToggle}
    >
      {Number(date.slice(8))}
      {before > 0 && set < before && !isPast && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0.5 mx-auto size-1 rounded-full bg-current"
        />
      )}
    </button>
  );
}

function countText(set: number, before: number, locations: number): string {
  const of = `${formatNumber(set)} of ${formatCount(locations, 'location')}`;
  const now = `${of} ${set === 1 ? 'has' : 'have'} special hours.`;
  return before > 0 ? `${now} Last year: ${formatNumber(before)}.` : now;
}

const Legend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
    {(
      [
        ['some', 'Under half have special hours'],
        ['most', 'At least half'],
        ['all', 'All'],
      ] as const
    ).map(([tint, text]) => (
      <li key={tint} className="flex items-center gap-1.5">
        <span aria-hidden className={`size-3 rounded-4 fill-on-paper ${tints[tint]}`} />
        {text}
      </li>
    ))}
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-1 rounded-full bg-current" />
      Fewer than last year
    </li>
    <li>
      <span aria-hidden className="font-600 underline">
        1
      </span>{' '}
      Holiday
    </li>
  </ul>
);
