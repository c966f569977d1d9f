import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueMessage } from './issue-message.ts';

const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value, { error: issueMessage }).error?.issues[0]?.message;

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['something missing', z.strictObject({ a: z.string() }), {}, 'This is required.'],
  ['a wrong kind', z.boolean(), 'yes', 'This must be true or false.'],
  ['a broken number', z.int(), 1.5, 'This must be a whole number.'],
  ['a choice', z.enum(['daily', 'immediate']), 'weekly', 'Choose one of daily, immediate.'],
  ['a short text', z.string().check(z.minLength(1)), '', 'This field is required.'],
  ['a long text', z.string().check(z.maxLength(3)), 'four', 'Use up to 3 characters.'],
  ['a short list', z.array(z.int()).check(z.minLength(1)), [], 'Add at least 1.'],
  ['a long list', z.array(z.int()).check(z.maxLength(1)), [1, 2], 'Add up to 1.'],
  ['a small number', z.int().check(z.positive()), 0, 'This must be more than 0.'],
  ['a big number', z.int().check(z.maximum(9)), 10, 'This must be 9 or less.'],
  ['what nobody knows', z.strictObject({}), { a: 1 }, 'Unknown field.'],
  ['a wrong form', z.string().check(z.regex(/^a$/)), 'b', 'Invalid format.'],
])('%s has a readable message @ERR-4', (_, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});
