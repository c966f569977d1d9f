import { apiError, isApiError, type ApiError, type FailureKind } from './api-error.ts';

/** Includes `conflict`, because a browser that repeats a request may get a conflict caused by its first attempt. */
const kinds = ['conflict', 'offline', 'server', 'malformed'] as const;
const unknownOutcomes: ReadonlySet<FailureKind> = new Set(kinds);

/** Whether the platform may have carried out a write that failed with this error. */
export const isOutcomeUnknown = (
  error: unknown,
): error is Extract<ApiError, { readonly kind: (typeof kinds)[number] }> =>
  isApiError(error) && unknownOutcomes.has(error.kind);

function withPossiblyDone(error: ApiError, isPossiblyDone: boolean): ApiError {
  if (!isOutcomeUnknown(error)) return error;
  const { endpoint, cause } = error;
  switch (error.kind) {
    case 'conflict':
      return apiError(
        { kind: error.kind, isPossiblyDone },
        { endpoint, cause, message: error.message },
      );
    case 'server':
      return apiError(
        { kind: error.kind, status: error.status, isPossiblyDone },
        { endpoint, cause },
      );
    case 'offline': {
      const { kind, timedOut = false } = error;
      return apiError({ kind, timedOut, isPossiblyDone }, { endpoint, cause });
    }
    case 'malformed':
      return apiError({ kind: error.kind, isPossiblyDone }, { endpoint, cause });
  }
}

export const asNotDone = (error: ApiError): ApiError => withPossiblyDone(error, false);

export const asPossiblyDone = (error: ApiError): ApiError => withPossiblyDone(error, true);

/**
 * ERR-4: looks up a write whose response was lost. `lookUp` returns null if the platform has not carried out the
 * write.
 */
export async function recoverLostResponse<Answer>(
  write: () => Promise<Answer>,
  lookUp: (failure: ApiError) => Promise<Answer | null>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    let found: Answer | null;
    try {
      found = await lookUp(error);
    } catch {
      throw asPossiblyDone(error);
    }
    if (found === null) throw asNotDone(error);
    return found;
  }
}
