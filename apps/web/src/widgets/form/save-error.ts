import { isSessionOver, type ApiError } from '../../data/http/api-error.ts';

/** What the platform refused, as a form shows it. */
interface Refused {
  /** What belongs to no field of the form. */
  readonly others: readonly string[];
  /** Something stands at its field. */
  readonly placed: boolean;
}

/** ERR-4: what stands at its field is not said twice, and the end of a session has a dialog of its own. */
export function saveError(error: ApiError | null, refused: Refused | null): string | null {
  if (!error || isSessionOver(error)) return null;
  if (error.kind !== 'validation') return error.message;
  if (!refused) return null;
  if (refused.others.length > 0) return refused.others.join(' ');
  return refused.placed ? null : error.message;
}
