import { apiError, isApiError, type ApiError, type FailureKind } from './api-error.ts';

/** A browser that repeats a request may get a conflict caused by its first attempt. */
const kinds = ['conflict', 'offline', 'server', 'malformed'] as const;
const doubtful: ReadonlySet<FailureKind> = new Set(kinds);

/** Whether the platform may have carried out a write that failed like this. */
export const isDoubtful = (
  error: unknown,
): error is Extract<ApiError, { readonly kind: (typeof kinds)[number] }> =>
  isApiError(error) && doubtful.has(error.kind);

function withDoubt(error: ApiError, mayBeDone: boolean): ApiError {
  if (!isDoubtful(error)) return error;
  const { endpoint, cause, kind, message } = error;
  const about = { endpoint, cause, ...(kind === 'conflict' && { message }) };
  return apiError({ ...error, mayBeDone }, about);
}

/** The platform has not carried out a write that got no response. */
export const withoutDoubt = (error: ApiError): ApiError => withDoubt(error, false);

/** Nothing shows whether the platform has carried out a write that got no response. */
export const inDoubt = (error: ApiError): ApiError => withDoubt(error, true);

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
      throw inDoubt(error);
    }
    if (found === null) throw withoutDoubt(error);
    return found;
  }
}
