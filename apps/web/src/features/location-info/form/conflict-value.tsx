import { ConflictChoice } from '../../../widgets/saved-form/conflict-choice.tsx';
import type { ConflictKind } from '../../../widgets/saved-form/edit-conflicts.ts';
import { fieldNames, type InfoField, type InfoValues } from './info-values.ts';
import { conflictText } from './conflict-text.ts';

interface TheirInfoProps {
  readonly kind: ConflictKind;
  readonly field: InfoField;
  readonly saved: InfoValues;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

export const ConflictValue = ({ kind, field, saved, onTake, onKeep }: TheirInfoProps) => (
  <ConflictChoice
    kind={kind}
    name={fieldNames([field]).join()}
    text={conflictText(field, saved)}
    onTake={onTake}
    onKeep={onKeep}
  />
);
