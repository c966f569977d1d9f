import { sameValue } from './same-value.ts';

/** What is wrong with a field; in a list, also where. */
export interface Problem {
  readonly message: string;
  /** By place: `2.1` is the second pair of times of the third day, `0` the first phone or link. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface Problems<Field extends PropertyKey> {
  readonly fields: Readonly<Partial<Record<Field, Problem>>>;
  /** What belongs to no field of the form. */
  readonly others: readonly string[];
}

/** What the platform refused of the last save, and what had been sent. */
export interface Refusal<Values extends object> {
  readonly sent: Values;
  readonly problems: Problems<keyof Values & string>;
}

/** A refusal holds until its field is changed; the next save asks again. */
export function standingProblem<Values extends object, Field extends keyof Values & string>(
  refusal: Refusal<Values> | null,
  field: Field,
  value: Values[Field] | undefined,
): Problem | undefined {
  return refusal && sameValue(refusal.sent[field], value)
    ? refusal.problems.fields[field]
    : undefined;
}
