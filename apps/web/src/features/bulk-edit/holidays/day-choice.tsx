import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { CalendarPlus, Plus, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { dayOn, type Day } from '../../../widgets/hours/common-holidays.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { dayNames, mostDays } from './holiday-days.ts';
import { mostMissing, type PlanColumn } from '../../../widgets/hours/national-days.ts';
import { placesText } from './next-holiday.tsx';

interface DayChoiceProps {
  readonly days: readonly Day[];
  /** In order of date, without the days in the plan. */
  readonly suggested: readonly PlanColumn[];
  readonly today: string;
  readonly onAdd: (day: Day) => void;
  readonly onLeaveOut: (day: Day) => void;
  /** Before the button that shows the dates, which are also the columns of the plan. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** The calendar, shown with the other ways to add a date. */
  readonly children?: ReactNode;
}

const shownAtFirst = 6;

export function DayChoice(props: DayChoiceProps) {
  const { days, suggested, today, onAdd, onLeaveOut, before, after, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const [own, setOwn] = useState('');
  const [shownError, setShownError] = useState<string>();
  const has = (date: string) => days.some((day) => day.date === date);
  const [isWhole, setIsWhole] = useState(false);
  const others = suggested.filter(({ date }) => !has(date));
  const shown = isWhole ? others : mostMissing(others, shownAtFirst);
  const nameOf = dayNames([...days, ...shown]);
  const isFull = days.length >= mostDays;
  const add = () => {
    const error = errorOf(own, { today, known: has(own), isFull });
    setShownError(error);
    if (error !== undefined) return;
    onAdd(dayOn(own));
    setOwn('');
  };
  const dates = (
    <ul aria-label="Dates" className="flex flex-wrap gap-2">
      {days.map((day) => (
        <li
          key={day.date}
          className="flex h-control shrink-0 items-center gap-1 rounded-4 border border-line bg-surface pl-2.5 whitespace-nowrap"
        >
          {nameOf(day)}
          <IconButton
            disabledReason={days.length === 1 ? 'Keep at least one date.' : undefined}
            icon={<X />}
            label={`Remove ${nameOf(day)}`}
            size="sm"
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget.closest('li'));
              onLeaveOut(day);
            }}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label="Dates in this plan" className="mb-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {before}
        <Button
          aria-controls={isOpen ? panel : undefined}
          aria-expanded={isOpen}
          className="shrink-0"
          icon={<CalendarPlus aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          Change dates
        </Button>
        {after}
      </div>
      {isOpen && (
        <div
          id={panel}
          className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-8 border border-line bg-surface px-4 py-3.5"
        >
          {dates}
          {!isFull && (
            <div className="-ml-3 flex flex-wrap gap-x-2 gap-y-1">
              {shown.map((day) => (
                <Button
                  key={day.date}
                  wraps
                  icon={<Plus aria-hidden className="shrink-0" />}
                  variant="ghost"
                  onClick={({ currentTarget }) => {
                    focusBeside(currentTarget);
                    onAdd(day);
                  }}
                >
                  <span>
                    {nameOf(day)}
                    {day.within && (
                      <span className="ml-0.5 text-text-3">
                        {' '}
                        {placesText(day.within.countries)}
                      </span>
                    )}
                  </span>
                </Button>
              ))}
              {others.length > shown.length && (
                <Button
                  variant="ghost"
                  onClick={({ currentTarget }) => {
                    focusBeside(currentTarget);
                    setIsWhole(true);
                  }}
                >
                  {formatCount(others.length - shown.length, 'more holiday')}
                </Button>
              )}
            </div>
          )}
          <form
            noValidate
            className="flex flex-wrap items-start gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              add();
            }}
          >
            <TextField
              error={shownError}
              kind="date"
              size="md"
              label="Add a date"
              labelHidden
              value={own}
              onChange={({ currentTarget }) => {
                setOwn(currentTarget.value);
                setShownError(undefined);
              }}
            />
            <Button type="submit">Add date</Button>
          </form>
          {children}
        </div>
      )}
    </section>
  );
}

/** Moves the focus to a neighbour before `leaving` is removed. */
function focusBeside(leaving: Element | null): void {
  const beside = leaving?.nextElementSibling ?? leaving?.previousElementSibling;
  const button = beside?.matches('button') ? beside : beside?.querySelector('button');
  const target = button ?? leaving?.closest('section')?.querySelector('input');
  if (target instanceof HTMLElement) target.focus();
}

interface Situation {
  readonly today: string;
  readonly known: boolean;
  readonly isFull: boolean;
}

function errorOf(date: string, { today, known, isFull }: Situation): string | undefined {
  if (date === '') return 'Enter a date.';
  if (date < today) return 'This date is in the past.';
  if (known) return 'This date is already in the plan.';
  return isFull ? `A plan can have up to ${mostDays} dates.` : undefined;
}
