import { Button } from '@placekeeper/ui/button';
import { SelectField } from '@placekeeper/ui/select-field';
import { useState } from 'react';

interface UnclearColumnsProps {
  /** What the first row has in each. */
  readonly columns: readonly string[];
  /** Counted from 1. */
  readonly onTell: (column: number) => void;
}

/** BULK-1: no heading is known, or two say the same, so the column is asked for. */
export function AmbiguousColumns({ columns, onTell }: UnclearColumnsProps) {
  const [column, setColumn] = useState('1');
  const options = columns.map((cell, at) => ({
    value: `${at + 1}`,
    label: cell === '' ? `Column ${at + 1}` : `Column ${at + 1}: ${cell}`,
  }));
  return (
    <div
      aria-label="Which column names the locations"
      className="mt-4 grid max-w-form gap-3 border-t border-line pt-4"
      role="group"
    >
      <p role="status">
        No single column is called “Store code”. Say which one names the locations.
      </p>
      <SelectField label="Column" options={options} value={column} onValueChange={setColumn} />
      <Button className="justify-self-start" onClick={() => onTell(Number(column))}>
        Read this column
      </Button>
    </div>
  );
}
