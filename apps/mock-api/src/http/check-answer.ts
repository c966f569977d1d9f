import { namedDrift } from '@placekeeper/contracts/core/decode';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import * as z from 'zod/mini';
import { conforms } from './conforms.ts';

/** The violations of the contract in one of our own answers; empty if there are none. */
export function breachesOf(
  endpoint: AnyEndpoint,
  status: number,
  body: unknown,
): readonly string[] {
  const schema = endpoint.definition.responses[status];
  if (!schema) return [`${endpoint.id} answers ${status}, which it does not declare`];
  if (conforms(schema, body)) return [];
  const result = z.safeParse(schema as unknown as z.core.$ZodType, body);
  if (!result.success) {
    return result.error.issues.map(
      (issue) =>
        `${endpoint.id} ${status} at ${issue.path.map(String).join('.')}: ${issue.message}`,
    );
  }
  return namedDrift(schema, body).map(({ path, kind, word }) =>
    [`${endpoint.id} ${status} at ${path}: ${kind}`, word].filter(Boolean).join(' '),
  );
}
