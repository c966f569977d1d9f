import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { LazyMenu, type MenuTriggerProps } from '@placekeeper/ui/lazy-menu';
import { TextField } from '@placekeeper/ui/text-field';
import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { localToday } from '../../../lib/text/calendar-day.ts';
import {
  formatCalendarDate,
  formatCount,
  formatList,
  formatNumber,
  weekdayOf,
} from '../../../lib/text/format.ts';
import { dayList, DayRow } from '../../../widgets/hours/day-row.tsx';
import { errorsAt } from '../../../widgets/hours/period-errors.ts';
import { closedDay } from '../../../widgets/hours/period-text.ts';
import { datePlace, noSuchDate, type SpecialDay } from '../../../widgets/hours/special-days.ts';
import { StateNote } from '../../../widgets/publishing/use-field-note.tsx';
import { currentError } from '../../../widgets/saved-form/saved-form.ts';
import type { FormView } from '../form/use-info-form.ts';
import { InfoConflictNote } from '../form/info-conflict-note.tsx';
import { useListControl } from '../form/use-field-control.ts';
import { ClosedPeriod } from './closed-period.tsx';
import { RowError } from './row-error.tsx';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { Menu, MenuItem } from '@placekeeper/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { holidayQueries } from '../../../data/holidays/queries.ts';
import { comingDays } from '../../../widgets/hours/common-holidays.ts';
import { nationalDays, suggestedDays } from '../../../widgets/hours/national-days.ts';

export function SpecialDaysEditor({ form }: { readonly form: FormView }) {
  const { value: days, change, leave, setElement, error } = useListControl(form, 'special_days');
  const [isWhole, setWhole] = useState(false);
  const [isRange, setRange] = useState(false);
  const [today] = useState(localToday);
  const savedDates = new Set(form.elsewhere.since.saved.special_days.map(({ date }) => date));
  // A new date in the past isn't hidden, so that the user sees its hint.
  const isPast = ({ date }: SpecialDay) => date !== '' && date < today && savedDates.has(date);
  const past = days.filter(isPast).length;
  const isShown = (day: SpecialDay) => isWhole || !isPast(day);
  // Dates of the last added period that already had hours, which were kept.
  const [kept, setKept] = useState<readonly string[]>([]);
  const keptOpen = kept.filter((date) =>
    days.some((day) => day.date === date && day.mode !== 'closed'),
  );
  const put = (dates: readonly string[]) => {
    const known = new Set(days.map(({ date }) => date));
    const added = dates.filter((date) => !known.has(date));
    change([...days, ...added.map((date) => ({ date, ...closedDay }))]);
  };

  const add = ({ currentTarget }: MouseEvent) => {
    const group = currentTarget.closest('[data-special]');
    focusAfter(
      () => change([...days, { date: '', ...closedDay }]),
      () => [...(group?.querySelectorAll('input[type=date]') ?? [])].at(-1),
    );
  };
  const closeKept = ({ currentTarget }: MouseEvent) => {
    const group = currentTarget.closest('[data-special]');
    const first = days.filter(isShown).findIndex(({ date }) => keptOpen.includes(date));
    focusAfter(
      () =>
        change(
          days.map((day) => (keptOpen.includes(day.date) ? { date: day.date, ...closedDay } : day)),
        ),
      () => group?.querySelectorAll('input[type=date]')[first],
    );
  };
  const remove = ({ currentTarget }: MouseEvent, at: number) => {
    const group = currentTarget.closest('[data-special]');
    const shown = days.slice(0, at).filter(isShown).length;
    focusAfter(
      () => change(days.toSpliced(at, 1)),
      () =>
        group?.querySelectorAll('input[type=date]')[Math.max(0, shown - 1)] ??
        group?.querySelector('button'),
    );
  };

  return (
    <div ref={setElement} data-special>
      {past > 0 && (
        <Button
          aria-expanded={isWhole}
          className="mb-2 -ml-2.5"
          size="sm"
          variant="ghost"
          icon={<ChevronDown aria-hidden className={isWhole ? undefined : '-rotate-90'} />}
          onClick={() => setWhole(!isWhole)}
        >
          {`Past dates (${formatNumber(past)})`}
        </Button>
      )}
      {days.some(isShown) ? (
        <ul aria-label="Special hours" className={cn('-mt-1.5 mb-2', dayList)}>
          {days.map((day, at) => {
            if (!isShown(day)) return null;
            const name = day.date ? formatCalendarDate(day.date) : `Special hours ${at + 1}`;
            const errors = errorsAt(error?.parts, at);
            const mistake = currentError(form.hints, 'special_days', days)?.parts[datePlace(at)];
            return (
              <DayRow
                // The index is the key, because a row has no date while the user types it.
                key={at}
                kind="date"
                name={name}
                head={
                  <DateField
                    label={`Date of special hours ${at + 1}`}
                    value={day.date}
                    mistake={mistake}
                    error={
                      error?.parts[datePlace(at)] ?? (day.mode === 'hours' ? undefined : errors[0])
                    }
                    onChange={(date) => change(days.with(at, { ...day, date }))}
                    onBlur={leave}
                  />
                }
                nextDay="the next day"
                day={day}
                errors={errors}
                actions={
                  <IconButton
                    icon={<Trash2 aria-hidden />}
                    label={`Remove ${name}`}
                    onClick={(event) => remove(event, at)}
                  />
                }
                onChange={(changed) => change(days.with(at, { ...changed, date: day.date }))}
                onBlur={leave}
              />
            );
          })}
        </ul>
      ) : (
        <p className="hidden print:block">No {past > 0 && 'upcoming '}special hours</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
          Add special hours
        </Button>
        <LazyMenu
          trigger={
            <Button size="sm">
              Add a holiday
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          {(menu) => (
            <HolidayMenu
              {...menu}
              control={form.control}
              today={today}
              taken={days.map(({ date }) => date)}
              onChoose={(date) => put([date])}
            />
          )}
        </LazyMenu>
        <Button size="sm" aria-expanded={isRange} onClick={() => setRange(!isRange)}>
          Add a closed period
        </Button>
      </div>
      {isRange && (
        <ClosedPeriod
          onAdd={(dates) => {
            put(dates);
            setKept(dates);
            setRange(false);
          }}
        />
      )}
      <div role="status">
        {keptOpen.length > 0 && (
          <p className="mt-2 text-12 text-pending">
            {keptText(keptOpen)}{' '}
            <Button size="sm" variant="link" onClick={closeKept}>
              {keptOpen.length === 1 ? 'Close this day too' : 'Close these days too'}
            </Button>
          </p>
        )}
      </div>
      <RowError error={error} />
      <InfoConflictNote form={form} name="special_days" />
      <StateNote state={form.states.specialHours} />
    </div>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (date: string) => void;
  readonly onBlur: () => void;
}

function DateField({ label, value, mistake, error, onChange, onBlur }: DateFieldProps) {
  const [isUnreal, setUnreal] = useState(false);
  return (
    <div className="flex flex-1 items-baseline gap-2">
      <TextField
        kind="date"
        size="md"
        label={label}
        labelHidden
        value={value}
        hint={
          mistake && (
            <span role="status" className="text-pending">
              {mistake}
            </span>
          )
        }
        error={error !== undefined && value === '' && isUnreal ? noSuchDate : error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          setUnreal(currentTarget.validity.badInput);
          onBlur();
        }}
      />
      <span className="w-8 shrink-0 text-text-3">{weekdayOf(value)}</span>
    </div>
  );
}

const keptText = (dates: readonly string[]): string =>
  `${
    dates.length > 3 ? formatCount(dates.length, 'day') : formatList(dates.map(formatCalendarDate))
  } already ${dates.length === 1 ? 'has special hours and wasn’t' : 'have special hours and weren’t'} closed.`;

interface HolidayMenuProps extends MenuTriggerProps {
  readonly control: FormView['control'];
  readonly today: string;
  /** Dates that have special hours. */
  readonly taken: readonly string[];
  readonly onChoose: (date: string) => void;
}

/** Common holidays, and those of the country of the address. */
function HolidayMenu({ control, today, taken, onChoose, ...menu }: HolidayMenuProps) {
  const country = useWatch({ control, name: 'region_code' });
  const { data = {}, isPending } = useQuery(holidayQueries.between(today, addDays(today, 364)));
  const national = nationalDays(data, [{ region_code: country }], today);
  // Items that appear later would move those under the pointer.
  if (isPending) return null;
  return (
    <Menu {...menu}>
      {suggestedDays(comingDays(today), national, undefined).map(({ date, name }) => (
        <MenuItem
          key={date}
          disabledReason={taken.includes(date) ? 'Already has special hours' : undefined}
          onClick={() => onChoose(date)}
        >
          {`${name}, ${formatCalendarDate(date)}`}
        </MenuItem>
      ))}
    </Menu>
  );
}
