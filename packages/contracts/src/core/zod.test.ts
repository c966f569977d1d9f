import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as zod from 'zod/mini';
import { expect, onTestFinished, test, vi } from 'vitest';
import { definitionOf } from './schema.ts';
import * as z from './zod.ts';

/** zod calls this hook for each created schema and check. */
function countMade(): () => number {
  let made = 0;
  const postProcessor = () => (made += 1);
  zod.config({ postProcessor });
  onTestFinished(() => void zod.config({ postProcessor: undefined }));
  return () => made;
}

test('an unused contract creates almost no schemas', async () => {
  // Other tests in this process have already used the contract.
  vi.resetModules();
  const made = countMade();
  const folder = join(import.meta.dirname, '../endpoints');
  const modules: unknown[] = await Promise.all(
    readdirSync(folder).map((file) => import(join(folder, file))),
  );
  expect(modules.length).toBeGreaterThan(10);
  expect(made()).toBeLessThan(40);
  const { Location } = await import('../model/location.ts');
  expect(z.safeParse(Location, {}).success).toBe(false);
  expect(made()).toBeGreaterThan(40);
});

test('a schema is equal before and after its creation', () => {
  const name = z.string().check(z.maxLength(3), z.meta({ format: 'name' }));
  const tag = z.looseObject({ name, note: z.optional(name) });
  expect('_zod' in name).toBe(true);
  expect(z.parse(tag, { name: 'abc' })).toEqual({ name: 'abc' });
  expect(z.safeParse(tag, { name: 'abcd' }).success).toBe(false);
  expect(tag.shape.name).toBe(name);
  expect(definitionOf(name).checks).toHaveLength(2);
  expect(zod.globalRegistry.get(name)).toEqual({ format: 'name' });
  expect(tag.parse({ name: 'a' })).toEqual({ name: 'a' });
});
