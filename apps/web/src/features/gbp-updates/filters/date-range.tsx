import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { TextField } from '@placekeeper/ui/text-field';
import { useState } from 'react';
import type { Review } from './use-review-state.ts';

interface DateRangeProps {
  readonly review: Review;
  /** Day of the oldest update, the minimum of both dates. */
  readonly oldest: string | null | undefined;
}

export function DateRange({ review, oldest }: DateRangeProps) {
  const { start_date: start = '', end_date: end = '' } = review.state;
  const min = oldest?.slice(0, 10);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DayField
        label="From"
        value={start}
        {...(min && { min })}
        {...(end && { max: end })}
        onDay={(start_date) => review.change({ start_date }, { replace: start !== '' })}
      />
      <DayField
        label="To"
        value={end}
        {...((start || min) && { min: start || min })}
        error={start && end && end < start ? 'This is before the first day.' : undefined}
        onDay={(end_date) => review.change({ end_date }, { replace: end !== '' })}
      />
    </div>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** Typing 2026 passes through the years 0002 and 0020. */
const earliest = '1900';

function DayField({ label, value, error, onDay, ...bounds }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // The URL changed from outside, for example with the back button.
  if (value !== shown) {
    setShown(value);
    setText(value);
  }
  return (
    <TextField
      {...bounds}
      className="grid grid-cols-[auto_9.5rem] max-sm:grid-cols-[2.25rem_9.5rem] items-center gap-x-2 [&>*:first-child]:mb-0 [&>*:last-child]:col-span-2"
      error={error}
      kind="date"
      label={label}
      size="sm"
      value={text}
      onChange={({ currentTarget: { value: day } }) => {
        setText(day);
        if (day === '') onDay(undefined);
        else if (isCalendarDate(day) && day > earliest) onDay(day);
      }}
    />
  );
}
