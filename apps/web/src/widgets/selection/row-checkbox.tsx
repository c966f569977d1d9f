import { Checkbox } from '@placekeeper/ui/checkbox';
import type { RowSelection } from './row-selection.ts';

interface RowCheckboxProps<Id> {
  readonly id: Id;
  /** A unique name for the label. */
  readonly name: string;
  readonly page: readonly Id[];
  readonly selection: RowSelection<Id>;
}

export function RowCheckbox<Id>({ id, name, page, selection }: RowCheckboxProps<Id>) {
  return (
    <Checkbox
      aria-label={`Select ${name}`}
      checked={selection.has(id)}
      onChange={({ currentTarget, nativeEvent }) =>
        selection.touch(
          id,
          currentTarget.checked,
          page,
          nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
        )
      }
      // Prevents a Shift-click from selecting text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    />
  );
}
