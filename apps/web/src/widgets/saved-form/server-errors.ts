import { sameValue } from './same-value.ts';

/** What is wrong with a field; in a list, also where. */
export interface ValidationError {
  readonly message: string;
  /** By place: `2.1` is the second pair of times of the third day, `0` the first phone or link. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface ValidationErrors<Field extends PropertyKey> {
  readonly fields: Readonly<Partial<Record<Field, ValidationError>>>;
  /** What belongs to no field of the form. */
  readonly others: readonly string[];
}

/** What the platform refused of the last save, and what had been sent. */
export interface RejectedSave<Values extends object> {
  readonly sent: Values;
  readonly errors: ValidationErrors<keyof Values & string>;
}

/** A refusal holds until its field is changed; the next save asks again. */
export function currentError<Values extends object, Field extends keyof Values & string>(
  refusal: RejectedSave<Values> | null,
  field: Field,
  value: Values[Field] | undefined,
): ValidationError | undefined {
  return refusal && sameValue(refusal.sent[field], value)
    ? refusal.errors.fields[field]
    : undefined;
}
