import { ConflictChoice } from '../../../widgets/saved-form/conflict-choice.tsx';
import { fieldNames } from './changed-fields.ts';
import type { InfoField, InfoValues } from './info-values.ts';
import { conflictText } from './conflict-text.ts';

interface TheirInfoProps {
  readonly field: InfoField;
  readonly saved: InfoValues;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

export const ConflictValue = ({ field, saved, onTake, onKeep }: TheirInfoProps) => (
  <ConflictChoice
    name={fieldNames([field]).join()}
    text={conflictText(field, saved)}
    onTake={onTake}
    onKeep={onKeep}
  />
);
