import type { Control } from 'react-hook-form';
import type { FieldStates } from '../../../widgets/publishing/field-states.ts';
import type { Since } from './changed-elsewhere.ts';
import type { InfoContext } from './info-resolver.ts';
import type { InfoField, InfoValues } from './info-values.ts';
import type { Refusal } from './refusal.ts';

/** What every part of the form needs to know of the whole. */
export interface FormView {
  readonly control: Control<InfoValues, InfoContext>;
  /** Judges again what is wrong. */
  readonly judgeAgain: () => void;
  readonly refusal: Refusal | null;
  readonly states: FieldStates;
  readonly elsewhere: {
    readonly since: Since;
    /** Takes what is saved instead of what was typed here. */
    readonly take: (field: InfoField) => void;
  };
}
