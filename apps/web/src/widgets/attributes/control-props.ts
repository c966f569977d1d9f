import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { Answer, AnswerProblem } from './answers.ts';

export interface AttributeControlProps {
  readonly attribute: AttributeMetadata;
  readonly answer: Answer;
  readonly problem: AnswerProblem | undefined;
  /** To say nothing is one of the answers. */
  readonly mayBeUnset: boolean;
  readonly onChange: (part: Partial<Answer>) => void;
  readonly onBlur?: () => void;
}
