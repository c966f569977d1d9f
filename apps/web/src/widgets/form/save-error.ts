import { isSessionOver, type ApiError } from '../../data/http/api-error.ts';

/** A rejected save, as a form shows it. */
interface Refused {
  /** Errors that belong to no field. */
  readonly others: readonly string[];
  /** True if an error is shown at its field. */
  readonly placed: boolean;
}

/** Leaves out field errors and the end of the session, which are shown elsewhere. */
export function saveError(error: ApiError | null, refused: Refused | null): string | null {
  if (!error || isSessionOver(error)) return null;
  if (error.kind !== 'validation') return error.message;
  if (!refused) return null;
  if (refused.others.length > 0) return refused.others.join(' ');
  return refused.placed ? null : error.message;
}
