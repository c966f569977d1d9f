import { join } from 'node:path';
import { allEndpoints } from '@placekeeper/contracts/api';
import { decode } from '@placekeeper/contracts/core/decode';
import type { Schema } from '@placekeeper/contracts/core/schema';
import { events, isEventName } from '@placekeeper/contracts/events';
import { readExamples, type CallExample } from '@placekeeper/contracts/export/examples';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { takeExamples } from './take-examples.ts';

const documents = join(import.meta.dirname, '../../../../packages/contracts/documents');
const kept = await readExamples(documents);

function problemsOf(schema: Schema | undefined, value: unknown): readonly string[] {
  if (!schema) return value === undefined ? [] : ['is more than the contract declares'];
  const result = z.safeParse(schema as z.core.$ZodType, value);
  if (!result.success)
    return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return decode(schema, value).drift.map(({ path, kind }) => `${path}: ${kind}`);
}

test("the documents contain the twin's answers as examples; `npm run contracts` records them again", async () => {
  expect(await takeExamples()).toEqual(kept);
});

test.each(allEndpoints.filter(({ id }) => id in kept.calls))(
  'the example of $id conforms',
  ({ id, definition }) => {
    const { params, query, body, status, answer } = kept.calls[id] ?? ({} as CallExample);
    expect(problemsOf(definition.params, params)).toEqual([]);
    if (query) expect(problemsOf(definition.query, query)).toEqual([]);
    // The example of an upload names a file instead of containing it, so its schema would refuse it.
    if (definition.requestType !== 'multipart')
      expect(problemsOf(definition.body, body)).toEqual([]);
    expect(problemsOf(definition.responses[status], answer)).toEqual([]);
  },
);

test.each(Object.entries(kept.events))('the example of %s conforms', (name, payload) => {
  expect(isEventName(name) ? problemsOf(events[name].payload, payload) : ['is no event']).toEqual(
    [],
  );
});

test('every recorded call has an example', () => {
  expect(allEndpoints.map(({ id }) => id).filter((id) => !(id in kept.calls))).toEqual([]);
});
