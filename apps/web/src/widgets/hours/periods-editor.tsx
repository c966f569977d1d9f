import { likelyClosingTime } from '@placekeeper/contracts/rules/likely-closing-time';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { whenReleased } from '@placekeeper/ui/lib/when-released';
import { controlStyle } from '@placekeeper/ui/lib/control-style';
import { X } from 'lucide-react';
import { useId, useState, type MouseEvent } from 'react';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import {
  timesOf,
  unreadable,
  withoutPeriod,
  withPeriodAt,
  type DayHours,
  type PeriodText,
} from './period-text.ts';
import { localTime, usesTwelveHours } from '../../lib/text/format.ts';
import { parseOpeningTime, parseTime, parseTimeRange } from './time-text.ts';
import { ErrorText } from '../page/error-text.tsx';

interface PeriodsEditorProps {
  /** The day for labels, such as "Monday" or "25 Dec 2026". */
  readonly name: string;
  readonly day: DayHours;
  /** By the index of the period. */
  readonly errors: Readonly<Record<number, string | undefined>>;
  /** The following day in "closes Sat at 02:00". */
  readonly nextDay: string;
  readonly onChange: (day: DayHours) => void;
  readonly onBlur: () => void;
}

export function PeriodsEditor({
  name,
  day,
  errors,
  nextDay,
  onChange,
  onBlur,
}: PeriodsEditorProps) {
  const remove = ({ currentTarget }: MouseEvent, index: number) => {
    const row = currentTarget.closest('[data-day]');
    focusAfter(
      () => onChange(withoutPeriod(day, index)),
      () => row?.querySelector('input[inputmode]') ?? row?.querySelector('button'),
    );
  };
  return (
    <div className="grid gap-1.5">
      {day.periods.map((period, index) => (
        <Period
          // The index is the key, because two periods may be equal.
          key={index}
          name={day.periods.length > 1 ? `${name} ${index + 1}` : name}
          period={period}
          error={errors[index]}
          nextDay={nextDay}
          onChange={(changed) => onChange(withPeriodAt(day, index, changed))}
          onRemove={(event) => remove(event, index)}
          onBlur={onBlur}
        />
      ))}
    </div>
  );
}

interface PeriodProps {
  readonly name: string;
  readonly period: PeriodText;
  readonly error: string | undefined;
  readonly nextDay: string;
  readonly onChange: (period: PeriodText) => void;
  readonly onRemove: (event: MouseEvent) => void;
  readonly onBlur: () => void;
}

function Period({
  name,
  period,
  error: checked,
  nextDay,
  onChange,
  onRemove,
  onBlur,
}: PeriodProps) {
  const id = useId();
  const [left, setLeft] = useState<PeriodText | null>(null);
  const times = timesOf(period);
  const isLeft = left?.open === period.open && left.close === period.close;
  const opens = parseOpeningTime(period.open) !== null;
  const closes = parseTime(period.close) !== null;
  const isMistyped = { open: !opens && period.open.trim(), close: !closes && period.close.trim() };
  // The day as a whole is checked when it is left, so its times are checked here.
  const error =
    checked ?? (isLeft && (isMistyped.open || isMistyped.close) ? unreadable : undefined);
  const suggestion =
    times?.closesNextDay && isLeft ? likelyClosingTime(times.open, times.close) : null;
  const late = times?.closesNextDay ? `closes ${nextDay} at ${localTime(times.close)}` : null;
  const described =
    [late && `${id}late`, error && `${id}error`].filter(Boolean).join(' ') || undefined;
  // A pasted range fills both boxes. A complete period asks about a suspicious closing time once it is left.
  const leave = (typed: PeriodText) => {
    const range = parseTimeRange(typed.open) ?? parseTimeRange(typed.close);
    const whole = range ?? typed;
    if (range) onChange(range);
    whenReleased(() => setLeft(whole));
    onBlur();
  };
  // Two valid times are wrong only together.
  const marks = (side: 'open' | 'close', isValid: boolean) => ({
    invalid:
      checked === undefined ? isLeft && Boolean(isMistyped[side]) : !isValid || (opens && closes),
    describedBy: described,
  });
  return (
    <div data-period>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TimeInput
          {...marks('open', opens)}
          label={`${name} opens`}
          value={period.open}
          parse={parseOpeningTime}
          onChange={(open) => onChange({ ...period, open })}
          onBlur={(open) => leave({ ...period, open })}
        />
        <span aria-hidden className="text-text-3">
          to
        </span>
        <TimeInput
          {...marks('close', closes)}
          label={`${name} closes`}
          value={period.close}
          parse={parseTime}
          onChange={(close) => onChange({ ...period, close })}
          onBlur={(close) => leave({ ...period, close })}
        />
        <IconButton
          size="sm"
          icon={<X aria-hidden />}
          label={`Remove hours: ${name}`}
          onClick={onRemove}
        />
        {late && (
          <span
            id={`${id}late`}
            className="rounded-4 bg-pressed px-1.5 text-12 whitespace-nowrap text-text-2"
          >
            {late}
          </span>
        )}
      </div>
      <div aria-live="polite">
        {suggestion && (
          <p className="mt-1 text-12 text-pending">
            Did you mean {localTime(suggestion)}?{' '}
            <Button
              size="sm"
              variant="link"
              onClick={({ currentTarget }) => {
                const box = currentTarget.closest('[data-period]')?.querySelectorAll('input')[1];
                focusAfter(
                  () => onChange({ ...period, close: suggestion }),
                  () => box,
                );
              }}
            >
              Use {localTime(suggestion)}
            </Button>
          </p>
        )}
        {error && (
          <ErrorText id={`${id}error`} className="mt-1">
            {error}
          </ErrorText>
        )}
      </div>
    </div>
  );
}

interface TimeInputProps {
  /** The accessible name, such as "Monday opens", because screen readers don't convey the columns. */
  readonly label: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly describedBy?: string | undefined;
  readonly parse: (text: string) => string | null;
  readonly onChange: (value: string) => void;
  /** Receives the normalized time, or the typed text if it is invalid. */
  readonly onBlur: (value: string) => void;
}

/**
 * A text field, because a native time field lacks 24:00 and accepts its parts only in order. Leaving the field
 * normalizes a valid time and keeps an invalid text.
 */
function TimeInput(props: TimeInputProps) {
  const { label, value, invalid, describedBy, parse, onChange, onBlur } = props;
  // The text until the user leaves the field; afterwards null.
  const [typed, setTyped] = useState<string | null>(null);
  const known = parse(value);
  const isTwelve = usesTwelveHours();
  return (
    <span className={isTwelve ? 'w-20 pointer-coarse:w-24' : 'w-16 pointer-coarse:w-18'}>
      <input
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        className={cn(controlStyle({ size: 'md' }), 'tabular-nums')}
        enterKeyHint="next"
        inputMode={isTwelve ? 'text' : 'numeric'}
        placeholder="--:--"
        spellCheck={false}
        type="text"
        value={typed ?? (known === null ? value : localTime(known))}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(currentTarget.value);
        }}
        onBlur={() => {
          setTyped(null);
          if (known !== null && known !== value) onChange(known);
          onBlur(known ?? value);
        }}
      />
    </span>
  );
}
