import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import type { ReactNode } from 'react';
import { FieldHistoryLink } from './field-history-link.tsx';

interface WithHistoryProps {
  /** Absent if another part of the field has the history. */
  readonly field: HistoryField | undefined;
  readonly children: ReactNode;
}

/** A link to the field's history at the end of its label; in the tab order, it follows the control. */
export const WithHistory = ({ field, children }: WithHistoryProps) =>
  field ? (
    <div className="group/history relative min-w-0" data-field={field}>
      {children}
      <FieldHistoryLink field={field} beside="label" />
    </div>
  ) : (
    children
  );
