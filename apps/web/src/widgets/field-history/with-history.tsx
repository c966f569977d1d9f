import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import type { ReactNode } from 'react';
import { FieldHistoryLink } from './field-history-link.tsx';

interface WithHistoryProps {
  /** Undefined if a different part of the field has the link. */
  readonly field: HistoryField | undefined;
  readonly children: ReactNode;
}

/** A link to the field's history at the end of the label. In the tab order, the link follows the control. */
export const WithHistory = ({ field, children }: WithHistoryProps) =>
  field ? (
    <div className="group/history relative min-w-0" data-field={field}>
      {children}
      <FieldHistoryLink field={field} beside="label" />
    </div>
  ) : (
    children
  );
