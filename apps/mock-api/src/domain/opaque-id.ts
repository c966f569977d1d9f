import { createHash } from 'node:crypto';

/** Looks random, but is deterministic: equal parts give equal ids, so the parts must be unique. */
export const opaqueId = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(':')).digest('base64url').slice(0, 24);
