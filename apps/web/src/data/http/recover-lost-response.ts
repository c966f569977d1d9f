import { isApiError, type ApiError, type FailureKind } from './api-error.ts';

/** A browser that asks again by itself hears of a conflict: with what it did. */
const doubtful: ReadonlySet<FailureKind> = new Set(['conflict', 'offline', 'server', 'malformed']);

/** ERR-4: the answer can be lost. What the platform shows as done was done; `lookUp` answers null where it is not. */
export async function recoverLostResponse<Answer>(
  write: () => Promise<Answer>,
  lookUp: (failure: ApiError) => Promise<Answer | null>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (!isApiError(error) || !doubtful.has(error.kind)) throw error;
    const found = await lookUp(error).catch(() => null);
    if (found === null) throw error;
    return found;
  }
}
