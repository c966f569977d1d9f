import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { attributeAnswerOf, sentLinks, type Answers } from '../../widgets/attributes/answers.ts';
import type { ValidationError, ValidationErrors } from '../../widgets/saved-form/saved-form.ts';

export function attributeErrorsOf(
  sent: readonly AttributeMetadata[],
  answers: Answers,
  errors: FieldErrors,
): ValidationErrors<string> {
  const fieldErrors: Record<string, ValidationError> = {};
  const others: string[] = [];
  for (const [path, messages] of Object.entries(errors)) {
    const message = messages.join(' ');
    const [, index = '', list, place] = path.split('.');
    const attribute = path.startsWith('attributes.') ? sent[Number(index)] : undefined;
    if (!attribute) {
      others.push(message);
      continue;
    }
    const before = fieldErrors[attribute.name];
    const part = place === undefined ? undefined : partAt(attribute, answers, list, Number(place));
    fieldErrors[attribute.name] = {
      message: before?.message ?? message,
      parts: { ...before?.parts, ...(part !== undefined && { [part]: message }) },
    };
  }
  return { fields: fieldErrors, others };
}

/** The key of a refused part: a link's index or a choice's value. */
function partAt(
  { name, value_type: type }: AttributeMetadata,
  answers: Answers,
  list: string | undefined,
  place: number,
): string | undefined {
  const answer = attributeAnswerOf(answers, name);
  if (type === 'URL') return sentLinks(name, answer)[place]?.at.toString();
  if (type !== 'REPEATED_ENUM') return undefined;
  return (list === 'unset_values' ? answer.denied : answer.values).toSorted()[place];
}
