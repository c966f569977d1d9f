import { Checkbox } from '@placekeeper/ui/checkbox';
import type { ReactNode } from 'react';
import { fieldElementId } from './focus-field.ts';

interface ChangeRowProps {
  readonly label: string;
  readonly on: boolean;
  /** Path in the request. */
  readonly path: string;
  /** The editor of the new value. */
  readonly children: ReactNode;
  readonly onToggle: (on: boolean) => void;
}

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
