import { Checkbox } from '@placekeeper/ui/checkbox';
import type { ReactNode } from 'react';
import { fieldElementId } from './focus-field.ts';

interface ChangeRowProps {
  readonly label: string;
  readonly on: boolean;
  /** Where it stands in the changes. */
  readonly path: string;
  /** How the new value is given. */
  readonly children: ReactNode;
  readonly onToggle: (on: boolean) => void;
}

/** BULK-1: what is not ticked stays as it is. */
export function ChangeRow({ label, on, path, children, onToggle }: ChangeRowProps) {
  return (
    <li className="border-b border-line py-2">
      <Checkbox
        checked={on}
        label={<span className="font-550">{label}</span>}
        onCheckedChange={onToggle}
      />
      {on && (
        <div className="grid max-w-form gap-3 pt-2 pb-1 pl-6" id={fieldElementId(path)}>
          {children}
        </div>
      )}
    </li>
  );
}
