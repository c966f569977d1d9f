import { createHash } from 'node:crypto';

/** Looks random and is not: the same calls at the same time give the same id. The parts must not repeat. */
export const opaqueId = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(':')).digest('base64url').slice(0, 24);
