import { datesBetween } from '@placekeeper/contracts/rules/calendar-date';
import { Button } from '@placekeeper/ui/button';
import { TextField } from '@placekeeper/ui/text-field';
import { useRef, useState } from 'react';
import { noSuchDate } from '../../../widgets/hours/special-days.ts';

interface ClosedPeriodProps {
  readonly onAdd: (dates: readonly string[]) => void;
}

/** The maximum number of days in a period, because each day is stored separately. */
const longestPeriod = 62;

interface Mistake {
  readonly field: 'first' | 'last';
  readonly text: string;
}

/** Adds each date of a period as a closed day. */
export function ClosedPeriod({ onAdd }: ClosedPeriodProps) {
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const add = () => {
    const [firstBox, lastBox] = [...(group.current?.querySelectorAll('input') ?? [])];
    const wrong =
      mistakeIn('first', first, firstBox) ??
      mistakeIn('last', last, lastBox) ??
      mistakeBetween(first, last);
    if (wrong === null) {
      onAdd(datesBetween(first, last));
      return;
    }
    setMistake(wrong);
    (wrong.field === 'first' ? firstBox : lastBox)?.focus();
  };
  const errorOf = (field: Mistake['field']) =>
    mistake?.field === field ? mistake.text : undefined;
  return (
    <div
      ref={group}
      role="group"
      aria-label="Closed period"
      className="mt-3 flex flex-wrap items-start gap-3"
    >
      <TextField
        kind="date"
        size="md"
        label="First closed day"
        value={first}
        error={errorOf('first')}
        onChange={({ currentTarget }) => {
          setFirst(currentTarget.value);
          setMistake(null);
        }}
      />
      <TextField
        kind="date"
        size="md"
        label="Last closed day"
        value={last}
        error={errorOf('last')}
        onChange={({ currentTarget }) => {
          setLast(currentTarget.value);
          setMistake(null);
        }}
      />
      <Button className="mt-6.5" onClick={add}>
        Add closed days
      </Button>
    </div>
  );
}

/** The browser reports a typed date that doesn't exist as a bad input without a value. */
function mistakeIn(
  field: Mistake['field'],
  date: string,
  box: HTMLInputElement | undefined,
): Mistake | null {
  if (box?.validity.badInput) return { field, text: noSuchDate };
  if (date !== '') return null;
  return { field, text: field === 'first' ? 'Choose the first day.' : 'Choose the last day.' };
}

function mistakeBetween(first: string, last: string): Mistake | null {
  if (last < first) return { field: 'last', text: 'The last day is before the first.' };
  return datesBetween(first, last, longestPeriod + 1).length > longestPeriod
    ? { field: 'last', text: `The last day must be within ${longestPeriod} days of the first day.` }
    : null;
}
