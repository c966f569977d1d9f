import type { PatchError } from '../model/patch-attempt.ts';

export interface RememberedField {
  /** The declined fields with which the field was sent; empty if Google declined the field itself. */
  readonly sentWith: readonly string[];
  /** When this refusal was first read, in milliseconds. */
  readonly since: number;
  readonly reasons: string;
  /** Absent if an older version stored the refusal. */
  readonly errors?: readonly PatchError[];
}

/** An error without a field concerns all fields of the attempt. */
export const ownErrors = (field: string, errors: readonly PatchError[]): readonly PatchError[] =>
  errors.filter((error) => error.field === field || error.field === null);

export const declinedAmong = (errors: readonly PatchError[]): readonly string[] => [
  ...new Set(errors.map((error) => error.field).filter((name) => name !== null)),
];

/**
 * The platform reports only errors of fields that are still declined, so only the first read of a refusal shows which
 * fields were sent together.
 */
export function rememberedField(
  field: string,
  errors: readonly PatchError[],
  before: RememberedField | undefined,
  now: number,
): RememberedField {
  const own = ownErrors(field, errors);
  const reasons = own.map(({ reason, message }) => `${reason} ${message ?? ''}`).join('\n');
  const known = before?.reasons === reasons ? before : undefined;
  const isNamed = known !== undefined && known.sentWith.length > 0;
  const guilty = isNamed ? known.sentWith : declinedAmong(errors);
  return {
    sentWith: own.length > 0 ? [] : guilty,
    since: known?.since ?? now,
    reasons,
    errors: own,
  };
}
