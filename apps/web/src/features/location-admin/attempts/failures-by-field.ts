import type { FailedPatchAttempts, PatchError } from '@placekeeper/contracts/model/patch-attempt';

export interface FieldFailure {
  /** Null for errors that name no field. */
  readonly field: string | null;
  readonly errors: readonly PatchError[];
  /** False for a field that Google declined only because of another field. */
  readonly isRefused: boolean;
}

export function failuresByField({ fields, errors }: FailedPatchAttempts): readonly FieldFailure[] {
  const byField = Map.groupBy(errors, ({ field }) => field);
  const named = [...new Set<string | null>([...fields, ...byField.keys()])];
  return named
    .map((field) => ({ field, errors: byField.get(field) ?? [] }))
    .map((failure) => ({
      ...failure,
      isRefused: failure.errors.length > 0 || errors.length === 0 || byField.has(null),
    }))
    .toSorted((a, b) => Number(a.field === null) - Number(b.field === null));
}
