import type { LocationId } from '@placekeeper/contracts/core/id';
import { Checkbox } from '@placekeeper/ui/checkbox';
import type { Ref } from 'react';
import type { RowSelection } from './row-selection.ts';

interface PageBoxProps {
  readonly page: readonly LocationId[];
  readonly selection: RowSelection;
  readonly ref: Ref<HTMLInputElement> | undefined;
  readonly labelled?: boolean;
}

/** Selects this page; the bar selects everything that matches. */
export function PageCheckbox({ page, selection, ref, labelled = false }: PageBoxProps) {
  const count = page.filter(selection.has).length;
  const all = page.length > 0 && count === page.length;
  return (
    <Checkbox
      {...(labelled ? { label: 'All on this page' } : { 'aria-label': 'Select all on this page' })}
      checked={all}
      indeterminate={count > 0 && !all}
      ref={ref}
      onCheckedChange={(on) => selection.select(page, on)}
    />
  );
}
