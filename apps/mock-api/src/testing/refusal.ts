import { expect } from 'vitest';

/** Matches a domain error with this status and no details. */
export const refusal = (status: number) => expect.objectContaining({ kind: { status } });
