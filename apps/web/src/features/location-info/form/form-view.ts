import type { Control } from 'react-hook-form';
import type { FieldStates } from '../../../widgets/publishing/field-states.ts';
import type { RejectedSave } from '../../../widgets/saved-form/server-errors.ts';
import type { EditConflicts } from '../../../widgets/saved-form/use-saved-form.ts';
import type { InfoContext } from './info-resolver.ts';
import type { InfoField, InfoValues } from './info-values.ts';

/** What every part of the form needs to know of the whole. */
export interface FormView {
  readonly control: Control<InfoValues, InfoContext>;
  /** Judges again what is wrong. */
  readonly revalidate: () => void;
  readonly refusal: RejectedSave<InfoValues> | null;
  readonly states: FieldStates;
  /** What is saved goes to Google, now or once the account is connected again. */
  readonly isPublished: boolean;
  readonly elsewhere: EditConflicts<InfoValues>;
  /** Fields whose saved value cannot be read. */
  readonly unread?: ReadonlySet<InfoField>;
}
