import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import type { ReactNode } from 'react';
import { FieldHistoryLink } from './field-history-link.tsx';

interface WithHistoryProps {
  /** Absent for a part of a field whose history stands elsewhere. */
  readonly field: HistoryField | undefined;
  readonly children: ReactNode;
}

/** The way to a field's history at the end of the line of its name; after the control for those who go by keys. */
export const WithHistory = ({ field, children }: WithHistoryProps) =>
  field ? (
    <div className="relative min-w-0">
      {children}
      <FieldHistoryLink field={field} beside="label" />
    </div>
  ) : (
    children
  );
