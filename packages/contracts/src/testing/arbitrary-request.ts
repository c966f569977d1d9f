import * as fc from 'fast-check';
import type { AnyEndpoint, ParsedRequestOf } from '../core/endpoint.ts';
import type { Schema } from '../core/schema.ts';
import { jsonSchema } from '../export/json-schema.ts';
import { invalidValue, type Carrier, type InvalidValue } from './invalid-value.ts';
import { validValue, type JsonSchema } from './valid-value.ts';

/** A fixed seed, so that every run generates the same requests. */
export const pinned = { seed: 20_261_120 } as const;

const schemaOf = (schema: Schema): JsonSchema =>
  jsonSchema(schema, { dialect: 'draft-2020-12', side: 'input' });

/** A part is present only if the call declares it. */
export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

function parts({ definition }: AnyEndpoint): Record<string, fc.Arbitrary<unknown>> {
  const declared = { params: definition.params, query: definition.query, body: definition.body };
  return Object.fromEntries(
    Object.entries(declared).flatMap(([name, schema]) =>
      schema ? [[name, validValue(schemaOf(schema))]] : [],
    ),
  );
}

/** Generates requests that a call's schemas accept. The platform's rules can still refuse them with 404, 409 or 422. */
export function validRequest<E extends AnyEndpoint>(endpoint: E): fc.Arbitrary<ParsedRequestOf<E>> {
  // Safe: the parts are generated from the schemas that define this type.
  return fc.record(parts(endpoint), { noNullPrototype: true });
}

export interface InvalidRequest {
  readonly request: RequestParts;
  readonly part: 'query' | 'body';
  readonly path: InvalidValue['path'];
  readonly kind: InvalidValue['kind'];
}

/** Generates requests with one error in the query or the body, which must get 422; null for calls without input. */
export function invalidRequest(endpoint: AnyEndpoint): fc.Arbitrary<InvalidRequest> | null {
  const { query, body, requestType = 'json' } = endpoint.definition;
  const bodyCarrier: Carrier = requestType === 'json' ? 'json' : 'form';
  const damaged = [
    withInvalidValue(endpoint, 'query', query && invalidValue(schemaOf(query), 'query')),
    withInvalidValue(endpoint, 'body', body && invalidValue(schemaOf(body), bodyCarrier)),
  ].filter((request) => request !== null);
  return damaged.length > 0 ? fc.oneof(...damaged) : null;
}

function withInvalidValue(
  endpoint: AnyEndpoint,
  part: InvalidRequest['part'],
  invalidValues: fc.Arbitrary<InvalidValue> | null | undefined,
): fc.Arbitrary<InvalidRequest> | null {
  if (!invalidValues) return null;
  // Only errors inside an object, because a query or body that is not an object cannot be sent.
  const inside = invalidValues.filter(({ path }) => path.length > 0);
  return fc
    .tuple(fc.record(parts(endpoint), { noNullPrototype: true }), inside)
    .map(([request, { value, path, kind }]) => ({
      request: { ...request, [part]: value },
      part,
      path,
      kind,
    }));
}
