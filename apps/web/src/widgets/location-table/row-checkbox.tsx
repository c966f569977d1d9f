import type { LocationId } from '@placekeeper/contracts/core/id';
import { Checkbox } from '@placekeeper/ui/checkbox';
import type { RowSelection } from './row-selection.ts';

interface RowBoxProps {
  readonly id: LocationId;
  /** A unique name for the label. */
  readonly name: string;
  readonly page: readonly LocationId[];
  readonly selection: RowSelection;
}

export function RowCheckbox({ id, name, page, selection }: RowBoxProps) {
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
