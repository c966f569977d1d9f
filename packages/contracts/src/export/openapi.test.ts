import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, resource, type AnyEndpoint } from '../core/endpoint.ts';
import { common, ErrorMessage, missing } from '../core/error.ts';
import { LocationId, TagId } from '../core/id.ts';
import { paged, PageRequest } from '../core/page.ts';
import { map, NoContent, Timestamp } from '../core/wire-types.ts';
import { Tag } from '../model/tag.ts';
import { componentNames, SchemaWriter } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';

const get = { method: 'GET', summary: 'Reads' } as const;

function written(one: AnyEndpoint) {
  const { paths, components } = openApiDocument(Object.values(resource('example', { one })));
  const { path, method } = one.definition;
  const operation = Object(Object(paths)[path])[method.toLowerCase()];
  return { operation: operation as unknown, components };
}

describe('a call', () => {
  test('has its id, its resource and its origin', () => {
    const mine = endpoint({
      ...get,
      path: '/api/a',
      origin: 'ours',
      responses: { 204: NoContent },
    });
    expect(written(mine).operation).toEqual({
      operationId: 'example.one',
      summary: 'Reads',
      tags: ['example'],
      'x-origin': 'ours',
      security: [],
      responses: { 204: { description: 'Done, without a body' } },
    });
    const theirs = endpoint({ ...get, path: '/api/a', responses: { 204: NoContent } });
    expect(written(theirs).operation).not.toHaveProperty('x-origin');
  });

  test("has its parameters in the codec's notation", () => {
    const list = endpoint({
      ...get,
      path: '/api/a/{id}',
      params: z.strictObject({ id: TagId }),
      query: z.strictObject({
        search: z.string(),
        locations: z.optional(z.array(LocationId)),
        active: z.optional(z.boolean()),
        page: z.optional(PageRequest),
      }),
      responses: {},
    });
    const id = { type: 'integer', exclusiveMinimum: 0 };
    expect(written(list).operation).toMatchObject({
      parameters: [
        { name: 'id', in: 'path', required: true, schema: id },
        { name: 'search', in: 'query', required: true, schema: { type: 'string' } },
        {
          name: 'locations[]',
          in: 'query',
          required: false,
          style: 'form',
          explode: true,
          schema: { type: 'array', items: id },
        },
        { name: 'active', in: 'query', required: false, schema: { type: 'integer', enum: [0, 1] } },
        {
          name: 'page',
          in: 'query',
          required: false,
          style: 'deepObject',
          explode: true,
          schema: { $ref: '#/components/schemas/PageRequest' },
        },
      ],
    });
  });

  test.each([
    ['json', 'application/json'],
    ['form', 'application/x-www-form-urlencoded'],
    ['multipart', 'multipart/form-data'],
  ] as const)('sends %s as %s', (requestType, media) => {
    const body = z.strictObject({ file: z.file(), name: z.string() });
    const post = endpoint({
      method: 'POST',
      path: '/api/a',
      summary: 'Sends',
      requestType,
      body,
      responses: {},
    });
    expect(written(post).operation).toHaveProperty(['requestBody', 'content', media, 'schema'], {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' }, name: { type: 'string' } },
      required: ['file', 'name'],
      additionalProperties: false,
    });
  });

  test('answers with JSON', () => {
    const json = endpoint({ ...get, path: '/api/a', responses: { 200: paged(Tag) } });
    expect(written(json).operation).toHaveProperty(
      ['responses', '200', 'content', 'application/json', 'schema'],
      {
        type: 'object',
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
          meta: { $ref: '#/components/schemas/PageMeta' },
        },
        required: ['data', 'meta'],
        additionalProperties: {},
      },
    );
  });

  test('references the shared failures, and inlines its own', () => {
    const teapot = endpoint({
      ...get,
      path: '/api/a',
      responses: {
        ...common,
        ...missing,
        500: z.looseObject({ message: z.string(), trace: z.string() }),
      },
    });
    const { operation, components } = written(teapot);
    expect(operation).toHaveProperty('responses.404', { $ref: '#/components/responses/NotFound' });
    expect(components).toHaveProperty('responses.TooManyRequests.headers.Retry-After');
    const both = openApiDocument([
      teapot,
      endpoint({ ...get, path: '/api/b', responses: { 500: ErrorMessage } }),
    ]);
    expect(both).toHaveProperty(['paths', '/api/b', 'get', 'responses', '500', 'content']);
  });

  test('needs a session if it can be refused without one, and the token if it writes', () => {
    const read = endpoint({ ...get, path: '/api/a', responses: common });
    expect(written(read).operation).toMatchObject({ security: [{ session: [] }] });
    const change = endpoint({
      method: 'DELETE',
      path: '/api/a',
      summary: 'Changes',
      responses: common,
    });
    expect(written(change).operation).toMatchObject({ security: [{ session: [], xsrfToken: [] }] });
    const open = endpoint({ ...get, path: '/api/a', responses: { 500: ErrorMessage } });
    expect(written(open).operation).toMatchObject({ security: [] });
  });

  test('with an undescribed status stops the export', () => {
    const odd = endpoint({ ...get, path: '/api/a', responses: { 418: ErrorMessage } });
    expect(() => written(odd)).toThrow('418');
  });
});

describe('schemas', () => {
  test.each([
    ['draft-2020-12', { type: 'array', maxItems: 0 }],
    ['draft-07', { type: 'array', maxItems: 0 }],
  ] as const)('%s converts an empty tuple to a valid schema', (dialect, empty) => {
    expect(new SchemaWriter(dialect).write(map(z.int()), 'output')).toEqual({
      anyOf: [
        {
          type: 'object',
          propertyNames: { type: 'string' },
          additionalProperties: { type: 'integer' },
        },
        empty,
      ],
    });
  });

  test('keep their format', () => {
    expect(new SchemaWriter('draft-07').write(Timestamp, 'output')).toEqual({
      type: 'string',
      format: 'date-time',
    });
  });

  test.each(['draft-2020-12', 'draft-07'] as const)(
    '%s references components by name',
    (dialect) => {
      const writer = new SchemaWriter(dialect);
      expect(writer.write(z.nullable(Tag), 'output')).toEqual({
        anyOf: [{ $ref: '#/components/schemas/Tag' }, { type: 'null' }],
      });
      expect(Object.keys(writer.components())).toEqual(['Tag']);
    },
  );

  test('without a wire form stop the export', () => {
    const writer = new SchemaWriter('draft-2020-12');
    expect(() => writer.write(z.strictObject({ at: z.date() }), 'input')).toThrow('Date');
    expect(() => writer.write(z.pipe(z.string(), z.transform(Number)), 'output')).toThrow(
      'Transform',
    );
  });

  test('with different input and output stop the export', () => {
    const Odd = z.object({ a: z.string() });
    componentNames.add(Odd, { id: 'Odd' });
    const writer = new SchemaWriter('draft-2020-12');
    writer.write(Odd, 'input');
    expect(() => writer.write(Odd, 'output')).toThrow('Odd');
    componentNames.remove(Odd);
  });

  test('of every model file have names', async () => {
    const models = join(import.meta.dirname, '../model');
    for (const file of await readdir(models)) {
      const path = join(models, file);
      const exported: object = await import(/* @vite-ignore */ path);
      for (const [name, value] of Object.entries(exported)) {
        const isSchema = typeof value === 'object' && value !== null && '_zod' in value;
        expect(isSchema ? componentNames.get(value as z.core.$ZodType)?.id : name).toBe(name);
      }
    }
  });
});
