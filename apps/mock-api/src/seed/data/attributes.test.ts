import { expect, test } from 'vitest';
import { attributes, type AttributeValueType } from './attributes.ts';

test('names are unique and in the provider’s form', () => {
  expect(new Set(attributes.map(({ name }) => name)).size).toBe(attributes.length);
  for (const { name } of attributes) expect(name).toMatch(/^attributes\/[a-z_]+$/);
});

const valuesOf = (type: AttributeValueType) =>
  attributes
    .filter(({ valueType }) => valueType === type)
    .map(({ valueMetadata }) => valueMetadata.map(({ value }) => value));

test('every attribute has the values of its type', () => {
  const types = ['BOOL', 'ENUM', 'REPEATED_ENUM', 'URL'] as const;
  expect(types.flatMap(valuesOf)).toHaveLength(attributes.length);
  for (const values of valuesOf('BOOL')) expect(values).toEqual([true, false]);
  for (const values of valuesOf('URL')) expect(values).toEqual([]);
  for (const values of [...valuesOf('ENUM'), ...valuesOf('REPEATED_ENUM')]) {
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBe(values.length);
  }
});
