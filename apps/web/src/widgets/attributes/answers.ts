import type {
  AttributeInput,
  AttributeMetadata,
  AttributeValue,
} from '@placekeeper/contracts/model/attribute';

/** What is said of one attribute, of whatever type: texts that are said of it, and choices that are denied. */
export interface AttributeAnswer {
  readonly values: readonly string[];
  /** REPEATED_ENUM: the provider tells a choice that is denied from one that nobody speaks of. */
  readonly denied: readonly string[];
}

/** By the attribute's name. */
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

/** An empty box is no link; the order of choices means nothing. */
function meaning(
  answer: AttributeAnswer,
  { value_type: type }: AttributeMetadata,
): AttributeAnswer {
  if (type === 'URL') return { values: sentLinks(answer).map(({ link }) => link), denied: [] };
  return { values: answer.values.toSorted(), denied: answer.denied.toSorted() };
}

/** The boxes that hold something keep their place in the form. */
export const sentLinks = ({ values }: AttributeAnswer) =>
  values.flatMap((text, at) => (text.trim() === '' ? [] : [{ link: text.trim(), at }]));

/** Only texts and lists of them, so equal on paper is equal. */
const sameAnswer = (a: AttributeAnswer, b: AttributeAnswer): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export const changedAttributes = (
  available: readonly AttributeMetadata[],
  saved: Answers,
  now: Answers,
): readonly AttributeMetadata[] =>
  available.filter(
    (attribute) =>
      !sameAnswer(
        meaning(attributeAnswerOf(saved, attribute.name), attribute),
        meaning(attributeAnswerOf(now, attribute.name), attribute),
      ),
  );

export const isAnswered = (attribute: AttributeMetadata, answers: Answers): boolean => {
  const { values, denied } = meaning(attributeAnswerOf(answers, attribute.name), attribute);
  return values.length > 0 || denied.length > 0;
};

/** ATTR-1: the provider's own value for each text, as it offered it; empty clears the attribute. */
export function attributeInputOf(attribute: AttributeMetadata, answers: Answers): AttributeInput {
  const { values, denied } = meaning(attributeAnswerOf(answers, attribute.name), attribute);
  const offered = new Map(attribute.value_metadata.map(({ value }) => [String(value), value]));
  return {
    name: attribute.name,
    values: values.map((text) => offered.get(text) ?? text),
    ...(attribute.value_type === 'REPEATED_ENUM' && { unset_values: [...denied] }),
  };
}
