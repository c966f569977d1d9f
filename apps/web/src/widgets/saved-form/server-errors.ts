import { sameValue } from './same-value.ts';

/** The error of a field; in a list, also its position. */
export interface ValidationError {
  readonly message: string;
  /** By index: `2.1` is the second period of the third day, `0` the first phone number or link. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface ValidationErrors<Field extends PropertyKey> {
  readonly fields: Readonly<Partial<Record<Field, ValidationError>>>;
  /** Errors that belong to no field. */
  readonly others: readonly string[];
}

/** The errors of the last save, and the values that were sent. */
export interface RejectedSave<Values extends object> {
  readonly sent: Values;
  readonly errors: ValidationErrors<keyof Values & string>;
}

/** An error is valid until its field is changed. */
export function currentError<Values extends object, Field extends keyof Values & string>(
  refusal: RejectedSave<Values> | null,
  field: Field,
  value: Values[Field] | undefined,
): ValidationError | undefined {
  return refusal && sameValue(refusal.sent[field], value)
    ? refusal.errors.fields[field]
    : undefined;
}
