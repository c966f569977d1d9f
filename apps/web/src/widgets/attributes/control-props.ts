import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { ValidationError } from '../saved-form/server-errors.ts';
import type { AttributeAnswer } from './answers.ts';

export interface AttributeControlProps {
  readonly attribute: AttributeMetadata;
  readonly answer: AttributeAnswer;
  readonly error: ValidationError | undefined;
  /** To say nothing is one of the answers. */
  readonly mayBeUnset: boolean;
  readonly onChange: (part: Partial<AttributeAnswer>) => void;
  readonly onBlur?: () => void;
}
