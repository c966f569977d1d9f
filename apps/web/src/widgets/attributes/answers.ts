import { completeAttributeLink } from '@placekeeper/contracts/rules/attribute-link';
import type {
  AttributeInput,
  AttributeMetadata,
  AttributeValue,
} from '@placekeeper/contracts/model/attribute';
import { sameValue } from '@placekeeper/contracts/core/same-value';

export interface AttributeAnswer {
  readonly values: readonly string[];
  /** REPEATED_ENUM: choices that the owner denied. Google distinguishes them from unset choices. */
  readonly denied: readonly string[];
  /** REPEATED_ENUM in a bulk edit: the choices to unset. Choices in none of the lists keep their value. */
  readonly cleared?: readonly string[] | undefined;
}

/** Keyed by the attribute's name. */
export type Answers = Readonly<Record<string, AttributeAnswer>>;

const nothing: AttributeAnswer = { values: [], denied: [] };

export const attributeAnswerOf = (answers: Answers, name: string): AttributeAnswer =>
  answers[name] ?? nothing;

export function answersOf(
  available: readonly AttributeMetadata[],
  set: readonly AttributeValue[],
): Answers {
  const byName = new Map(set.map((value) => [value.name, value]));
  return Object.fromEntries(
    available.map(({ name }) => {
      const value = byName.get(name);
      return [
        name,
        value
          ? { values: value.values.map(String), denied: value.unset_values ?? [] }
          : { ...nothing },
      ];
    }),
  );
}

/** The answer without empty link fields and without the order of choices, for comparisons. */
function meaning(
  answer: AttributeAnswer,
  { name, value_type: type }: AttributeMetadata,
): AttributeAnswer {
  if (type === 'URL')
    return { values: sentLinks(name, answer).map(({ link }) => link), denied: [] };
  return { values: answer.values.toSorted(), denied: answer.denied.toSorted() };
}

export const sentLinks = (name: string, { values }: AttributeAnswer) =>
  values.flatMap((text, at) =>
    text.trim() === '' ? [] : [{ link: completeAttributeLink(name, text).trim(), at }],
  );

export const changedAttributes = (
  available: readonly AttributeMetadata[],
  saved: Answers,
  now: Answers,
): readonly AttributeMetadata[] =>
  available.filter(
    (attribute) =>
      !sameValue(
        meaning(attributeAnswerOf(saved, attribute.name), attribute),
        meaning(attributeAnswerOf(now, attribute.name), attribute),
      ),
  );

export const isAnswered = (attribute: AttributeMetadata, answers: Answers): boolean => {
  const { values, denied } = meaning(attributeAnswerOf(answers, attribute.name), attribute);
  return values.length > 0 || denied.length > 0;
};

/** Maps strings back to the provider's values. An empty list clears the attribute. */
export function attributeInputOf(attribute: AttributeMetadata, answers: Answers): AttributeInput {
  const { values, denied } = meaning(attributeAnswerOf(answers, attribute.name), attribute);
  const offered = new Map(attribute.value_metadata.map(({ value }) => [String(value), value]));
  return {
    name: attribute.name,
    values: values.map((text) => offered.get(text) ?? text),
    ...(attribute.value_type === 'REPEATED_ENUM' && { unset_values: [...denied] }),
  };
}
