import type { LocationId } from '@placekeeper/contracts/core/id';
import { Checkbox } from '@placekeeper/ui/checkbox';
import type { Ref } from 'react';
import type { RowSelection } from './row-selection.ts';

const label = 'Select all on this page';

interface PageBoxProps {
  readonly page: readonly LocationId[];
  readonly selection: RowSelection;
  readonly ref: Ref<HTMLInputElement> | undefined;
  readonly labelled?: boolean;
}

/** Selects the locations of the page. The selection bar selects all matching locations. */
export function PageCheckbox({ page, selection, ref, labelled = false }: PageBoxProps) {
  const count = page.filter(selection.has).length;
  const all = page.length > 0 && count === page.length;
  return (
    <Checkbox
      {...(labelled ? { label } : { 'aria-label': label })}
      checked={all}
      indeterminate={count > 0 && !all}
      ref={ref}
      onCheckedChange={(on) => selection.select(page, on)}
    />
  );
}
