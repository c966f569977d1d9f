import { TheirValue } from '../../../widgets/saved-form/their-value.tsx';
import { fieldNames } from './changed-fields.ts';
import type { InfoField, InfoValues } from './info-values.ts';
import { theirsText } from './theirs-text.ts';

interface TheirInfoProps {
  readonly field: InfoField;
  readonly saved: InfoValues;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

export const TheirInfo = ({ field, saved, onTake, onKeep }: TheirInfoProps) => (
  <TheirValue
    name={fieldNames([field]).join()}
    text={theirsText(field, saved)}
    onTake={onTake}
    onKeep={onKeep}
  />
);
