import { Checkbox } from '@placekeeper/ui/checkbox';
import type { Ref } from 'react';
import type { RowSelection } from './row-selection.ts';

export const selectPage = 'Select all on this page';

/** The padding aligns the text with the names in the rows below. */
export const selectPageLabel = <span className="pl-1 text-text-2">{selectPage}</span>;

interface PageCheckboxProps<Id> {
  readonly page: readonly Id[];
  readonly selection: Pick<RowSelection<Id>, 'has' | 'select'>;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Shows the label, which otherwise only screen readers get. */
  readonly labelled?: boolean;
}

/** Selects the rows of the page. The selection bar selects all matching rows. */
export function PageCheckbox<Id>({
  page,
  selection,
  ref,
  labelled = false,
}: PageCheckboxProps<Id>) {
  const count = page.filter(selection.has).length;
  const all = page.length > 0 && count === page.length;
  return (
    <Checkbox
      {...(labelled ? { label: selectPageLabel } : { 'aria-label': selectPage })}
      checked={all}
      disabled={page.length === 0}
      indeterminate={count > 0 && !all}
      ref={ref}
      onCheckedChange={(on) => selection.select(page, on)}
    />
  );
}
