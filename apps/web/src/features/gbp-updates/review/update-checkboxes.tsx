import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { Checkbox } from '@placekeeper/ui/checkbox';
import type { UpdateSelection } from './use-update-selection.ts';

interface TickProps {
  readonly update: GoogleUpdate;
  readonly page: readonly GoogleUpdateId[];
  readonly ticks: UpdateSelection;
}

export function UpdateCheckbox({ update: { id, field_name, location }, page, ticks }: TickProps) {
  return (
    <span className="py-3 pr-2 pl-gutter">
      <Checkbox
        aria-label={`Select ${fieldLabel(field_name)} of ${location.name}`}
        checked={ticks.has(id)}
        onChange={({ currentTarget, nativeEvent }) =>
          ticks.touch(
            id,
            currentTarget.checked,
            page,
            nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          )
        }
        // Shift would select the words between two clicks.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      />
    </span>
  );
}

interface TickAllProps {
  readonly page: readonly GoogleUpdateId[];
  readonly ticks: UpdateSelection;
}

export function AllUpdatesCheckbox({ page, ticks }: TickAllProps) {
  const count = page.filter(ticks.has).length;
  const all = count === page.length;
  return (
    <div className="border-b border-line px-gutter py-1.5">
      <Checkbox
        checked={all}
        indeterminate={count > 0 && !all}
        label={<span className="pl-1 text-text-2">All on this page</span>}
        onCheckedChange={(on) => ticks.set(page, on)}
      />
    </div>
  );
}
