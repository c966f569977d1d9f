import { apiError, isApiError, type ApiError, type FailureKind } from './api-error.ts';

/** A browser that repeats a request may get a conflict caused by its first attempt. */
const doubtful: ReadonlySet<FailureKind> = new Set(['conflict', 'offline', 'server', 'malformed']);

/** Whether the platform may have carried out a write that failed like this. */
export const isDoubtful = (error: unknown): error is ApiError =>
  isApiError(error) && doubtful.has(error.kind);

/** The platform has not carried out a write that got no response. */
export function withoutDoubt(error: ApiError): ApiError {
  if (error.kind !== 'offline' || !error.mayBeDone) return error;
  const { kind, timedOut = false, endpoint, cause } = error;
  return apiError({ kind, timedOut }, { endpoint, cause });
}

/** ERR-4: a response can be lost. `lookUp` returns null if the platform has not carried out the write. */
export async function recoverLostResponse<Answer>(
  write: () => Promise<Answer>,
  lookUp: (failure: ApiError) => Promise<Answer | null>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (!isDoubtful(error)) throw error;
    let found: Answer | null;
    try {
      found = await lookUp(error);
    } catch {
      throw error;
    }
    if (found === null) throw withoutDoubt(error);
    return found;
  }
}
