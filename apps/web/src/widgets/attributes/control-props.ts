import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { Problem } from '../saved-form/refusal.ts';
import type { Answer } from './answers.ts';

export interface AttributeControlProps {
  readonly attribute: AttributeMetadata;
  readonly answer: Answer;
  readonly problem: Problem | undefined;
  /** To say nothing is one of the answers. */
  readonly mayBeUnset: boolean;
  readonly onChange: (part: Partial<Answer>) => void;
  readonly onBlur?: () => void;
}
