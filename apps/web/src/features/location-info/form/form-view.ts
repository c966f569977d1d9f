import type { Control } from 'react-hook-form';
import type { FieldStates } from '../../../widgets/publishing/field-states.ts';
import type { RejectedSave } from '../../../widgets/saved-form/server-errors.ts';
import type { EditConflicts } from '../../../widgets/saved-form/saved-form.ts';
import type { InfoContext } from './info-resolver.ts';
import type { InfoField, InfoValues } from './info-values.ts';

export interface FormView {
  readonly control: Control<InfoValues, InfoContext>;
  /** Revalidates only the fields that show an error. */
  readonly revalidate: () => void;
  /**
   * Validates a changed field when it loses the focus, or at once when its value is chosen, and checks it for probable
   * mistakes.
   */
  readonly leave: (field: InfoField, isChosen?: boolean) => void;
  /** Probable mistakes found by the last check. They never prevent a save. */
  readonly hints: RejectedSave<InfoValues> | null;
  readonly refusal: RejectedSave<InfoValues> | null;
  readonly states: FieldStates;
  /** Whether saved values are published, now or once the account is connected again. */
  readonly isPublished: boolean;
  readonly elsewhere: EditConflicts<InfoValues>;
  /** Fields with an unreadable saved value. */
  readonly unread?: ReadonlySet<InfoField>;
}
