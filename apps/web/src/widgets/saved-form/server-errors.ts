import { sameValue } from '@placekeeper/contracts/core/same-value';

export interface ValidationError {
  readonly message: string;
  /** Errors by index: `2.1` is the second period of the third day, `0` the first phone number or link. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface ValidationErrors<Field extends PropertyKey> {
  readonly fields: Readonly<Partial<Record<Field, ValidationError>>>;
  readonly others: readonly string[];
}

export interface RejectedSave<Values extends object> {
  readonly sent: Values;
  readonly errors: ValidationErrors<keyof Values & string>;
}

/** An error disappears as soon as the value of its field differs from the sent value. */
export function currentError<Values extends object, Field extends keyof Values & string>(
  refusal: RejectedSave<Values> | null,
  field: Field,
  value: Values[Field] | undefined,
): ValidationError | undefined {
  return refusal && sameValue(refusal.sent[field], value)
    ? refusal.errors.fields[field]
    : undefined;
}
