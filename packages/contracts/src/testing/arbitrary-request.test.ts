import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../api.ts';
import { endpoint, type AnyEndpoint } from '../core/endpoint.ts';
import { decodeQuery, encodeQuery } from '../core/query-codec.ts';
import type { Schema } from '../core/schema.ts';
import { tags } from '../endpoints/tags.ts';
import { invalidRequest, pinned, validRequest, type RequestParts } from './arbitrary-request.ts';

const runs = { ...pinned, numRuns: 60 };
const accepts = (schema: Schema, value: unknown) =>
  z.safeParse(schema as z.core.$ZodType, value).success;

/** Checks a request as the server receives it: with a query that was encoded and decoded. */
function accepted(
  { definition: { params, query, body } }: AnyEndpoint,
  request: RequestParts,
): boolean {
  const travelled =
    query && decodeQuery(query, encodeQuery(request.query as Record<string, unknown>));
  return (
    (!params || accepts(params, request.params)) &&
    (!query || accepts(query, travelled)) &&
    (!body || accepts(body, request.body))
  );
}

const withInput = allEndpoints.flatMap((one) => {
  const requests = invalidRequest(one);
  return requests ? [{ id: one.id, one, requests }] : [];
});

describe('generated requests', () => {
  test.each(allEndpoints)('$id accepts valid ones', (one) => {
    fc.assert(
      fc.property(validRequest(one), (request) => {
        expect(accepted(one, request as RequestParts)).toBe(true);
      }),
      runs,
    );
  });

  test.each(withInput)('$id refuses invalid ones', ({ one, requests }) => {
    fc.assert(
      fc.property(requests, ({ request }) => {
        expect(accepted(one, request)).toBe(false);
      }),
      runs,
    );
  });

  test('only calls without input have no invalid requests', () => {
    const taking = allEndpoints.filter(({ definition }) => definition.query ?? definition.body);
    expect(withInput.map(({ id }) => id)).toEqual(taking.map(({ id }) => id));
  });

  test('every run generates the same requests', () => {
    const sample = () => fc.sample(validRequest(tags.addLocations), { ...pinned, numRuns: 20 });
    expect(sample()).toEqual(sample());
  });

  test('a request has exactly the parts that the call declares', () => {
    const [request] = fc.sample(validRequest(tags.rename), { ...pinned, numRuns: 1 });
    expect(Object.keys(request ?? {})).toEqual(['params', 'body']);
    expect(fc.sample(validRequest(tags.list), { ...pinned, numRuns: 1 })).toEqual([{}]);
  });

  test('every kind of error occurs, with its path', () => {
    const example = endpoint({
      method: 'POST',
      path: '/api/example',
      summary: 'One of each',
      body: z.strictObject({
        count: z.int().check(z.minimum(1), z.maximum(9)),
        date: z.string().check(z.regex(/^\d{4}$/)),
        names: z.array(z.string().check(z.maxLength(5))).check(z.minLength(1), z.maxLength(4)),
        choice: z.nullable(z.enum(['a', 'b'])),
        scalar: z.union([z.boolean(), z.string()]),
        either: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('one'), one: z.int() }),
          z.strictObject({ kind: z.literal('two'), two: z.string() }),
        ]),
        links: z.partialRecord(z.enum(['web']), z.nullable(z.string().check(z.maxLength(3)))),
      }),
      responses: {},
    });
    const requests = invalidRequest(example) ?? fc.constant(null);
    const met = fc.sample(requests, { ...pinned, numRuns: 1500 });
    const places = met.map(
      (invalid) => `${invalid?.path.join('.').replaceAll(/\d/g, '*')} ${invalid?.kind}`,
    );
    expect([...new Set(places)].toSorted((a, b) => a.localeCompare(b))).toMatchInlineSnapshot(`
      [
        "choice choice",
        "choice missing",
        "choice type",
        "count missing",
        "count range",
        "count type",
        "date missing",
        "date pattern",
        "date type",
        "either missing",
        "either type",
        "either.kind choice",
        "either.kind missing",
        "either.kind type",
        "either.one missing",
        "either.one type",
        "either.two missing",
        "either.two type",
        "either.unexpected unknown-key",
        "links missing",
        "links type",
        "links.unexpected unknown-key",
        "links.web length",
        "links.web type",
        "names length",
        "names missing",
        "names type",
        "names.* length",
        "names.* type",
        "scalar missing",
        "scalar type",
        "unexpected unknown-key",
      ]
    `);
  });

  test('a value that is no object cannot be sent in a query', () => {
    const requests = invalidRequest(tags.locations) ?? fc.constant(null);
    for (const invalid of fc.sample(requests, { ...pinned, numRuns: 200 })) {
      expect(invalid?.part).toBe('query');
      expect(invalid?.request.query).toBeTypeOf('object');
    }
  });
});
