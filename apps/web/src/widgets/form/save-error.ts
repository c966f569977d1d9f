import { isSessionOver, type ApiError } from '../../data/http/api-error.ts';

interface Refused {
  /** Errors that belong to no field. */
  readonly others: readonly string[];
  /** True if at least one field shows an error. */
  readonly placed: boolean;
}

/** Omits errors that a field shows, and the end of the session, which has a separate dialog. */
export function saveError(error: ApiError | null, refused: Refused | null): string | null {
  if (!error || isSessionOver(error)) return null;
  if (error.kind !== 'validation') return error.message;
  if (!refused) return null;
  if (refused.others.length > 0) return refused.others.join(' ');
  return refused.placed ? null : error.message;
}
