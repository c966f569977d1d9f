import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { infoFields, sameValue } from './changed-fields.ts';
import { problemsOf, type Problem, type Problems } from './form-problems.ts';
import type { InfoField, InfoValues } from './info-values.ts';

/** What the platform refused of the last save, and what had been sent. */
export interface Refusal {
  readonly sent: InfoValues;
  readonly problems: Problems;
}

export const refusalOf = (sent: InfoValues, errors: FieldErrors): Refusal => ({
  sent,
  problems: problemsOf(errors, sent),
});

/** A refusal holds until its field is changed; the next save asks again. */
export function standingProblem<Field extends InfoField>(
  refusal: Refusal | null,
  field: Field,
  value: InfoValues[Field],
): Problem | undefined {
  return refusal && sameValue(refusal.sent[field], value)
    ? refusal.problems.fields[field]
    : undefined;
}

export const refusedFields = (refusal: Refusal | null, now: InfoValues): readonly InfoField[] =>
  infoFields.filter((field) => standingProblem(refusal, field, now[field]));
