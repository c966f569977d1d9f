import { Button } from '@placekeeper/ui/button';
import { TextField } from '@placekeeper/ui/text-field';
import { useState } from 'react';
import { datesBetween, mostDays } from './dates-between.ts';

interface ClosedPeriodProps {
  readonly onAdd: (dates: readonly string[]) => void;
}

/** Adds each date of a period as a closed day. */
export function ClosedPeriod({ onAdd }: ClosedPeriodProps) {
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    const dates = datesBetween(first, last);
    if (dates) onAdd(dates);
    else
      setError(
        first === '' || last === ''
          ? 'Choose both days.'
          : `Choose a last day within ${mostDays} days from the first.`,
      );
  };
  return (
    <div role="group" aria-label="Closed period" className="mt-3 flex flex-wrap items-start gap-3">
      <TextField
        kind="date"
        size="md"
        label="First closed day"
        value={first}
        onChange={({ currentTarget }) => setFirst(currentTarget.value)}
      />
      <TextField
        kind="date"
        size="md"
        label="Last closed day"
        value={last}
        error={error}
        onChange={({ currentTarget }) => {
          setLast(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button className="mt-6.5" onClick={add}>
        Add closed days
      </Button>
    </div>
  );
}
