import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { useState } from 'react';
import type { LocationAttributes } from '../../data/attributes/queries.ts';
import {
  answersOf,
  attributeAnswerOf,
  changedAttributes,
  type AttributeAnswer,
  type Answers,
} from '../../widgets/attributes/answers.ts';

interface LostAnswer {
  readonly attribute: AttributeMetadata;
  readonly answer: AttributeAnswer;
}

interface LostAnswers {
  readonly lost: readonly LostAnswer[];
  readonly forget: () => void;
}

/** Unsaved answers to attributes that disappeared because someone changed the location's categories. */
export function useLostAnswers(current: LocationAttributes, now: Answers): LostAnswers {
  const [last, setLast] = useState({ current, lost: [] as readonly LostAnswer[] });
  if (last.current !== current) {
    const offered = new Set(current.available.map(({ name }) => name));
    const { available, attributes: set } = last.current;
    const gone = changedAttributes(available, answersOf(available, set), now)
      .filter(({ name }) => !offered.has(name))
      .map((attribute) => ({ attribute, answer: attributeAnswerOf(now, attribute.name) }));
    const kept = last.lost.filter(({ attribute }) => !offered.has(attribute.name));
    setLast({ current, lost: [...kept, ...gone] });
  }
  return { lost: last.lost, forget: () => setLast({ current, lost: [] }) };
}
