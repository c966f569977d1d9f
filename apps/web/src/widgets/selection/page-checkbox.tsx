import { Checkbox } from '@placekeeper/ui/checkbox';
import type { ReactNode, Ref } from 'react';
import type { RowSelection } from './row-selection.ts';

export const selectPage = 'Select all on this page';

interface PageCheckboxProps<Id> {
  readonly page: readonly Id[];
  readonly selection: Pick<RowSelection<Id>, 'has' | 'select'>;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Visible beside the checkbox; by default, only screen readers get a label. */
  readonly label?: ReactNode;
}

/** Selects the rows of the page. The selection bar selects all matching rows. */
export function PageCheckbox<Id>({ page, selection, ref, label }: PageCheckboxProps<Id>) {
  const count = page.filter(selection.has).length;
  const all = page.length > 0 && count === page.length;
  return (
    <Checkbox
      {...(label === undefined ? { 'aria-label': selectPage } : { label })}
      checked={all}
      disabled={page.length === 0}
      indeterminate={count > 0 && !all}
      ref={ref}
      onCheckedChange={(on) => selection.select(page, on)}
    />
  );
}
