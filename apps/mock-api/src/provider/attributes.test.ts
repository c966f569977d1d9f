import { socialFields } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import {
  attributeByName,
  attributes,
  availableAttributes,
  type AttributeValueType,
} from './attributes.ts';

const names = (categories: readonly string[], region: string | null) =>
  availableAttributes(categories, region).map(({ name }) => name.replace('attributes/', ''));

test("names are unique and in the provider's form, without social profiles", () => {
  expect(new Set(attributes.map(({ name }) => name)).size).toBe(attributes.length);
  for (const { name } of attributes) expect(name).toMatch(/^attributes\/[a-z_]+$/);
  expect(socialFields.filter((name) => attributeByName(name))).toEqual([]);
});

const valuesOf = (type: AttributeValueType) =>
  attributes
    .filter(({ valueType }) => valueType === type)
    .map(({ valueMetadata }) => valueMetadata.map(({ value }) => value));

test('every attribute has the values of its type', () => {
  const types = ['BOOL', 'ENUM', 'REPEATED_ENUM', 'URL'] as const;
  for (const type of types) expect(valuesOf(type).length).toBeGreaterThan(0);
  expect(types.flatMap(valuesOf)).toHaveLength(attributes.length);
  for (const values of valuesOf('BOOL')) expect(values).toEqual([true, false]);
  for (const values of valuesOf('URL')) expect(values).toEqual([]);
  for (const values of [...valuesOf('ENUM'), ...valuesOf('REPEATED_ENUM')]) {
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('attributes are ordered by group @ATTR-1', () => {
  const groups = attributes.map(({ groupDisplayName }) => groupDisplayName);
  const changes = groups.filter((group, index) => group !== groups[index - 1]);
  expect(changes).toHaveLength(new Set(groups).size);
});

test('available attributes depend on all categories @ATTR-1', () => {
  const plumber = names(['gcid:plumber'], 'GB');
  const cafe = names(['gcid:cafe'], 'GB');
  expect(plumber).toContain('has_emergency_services');
  expect(plumber).not.toContain('has_wheelchair_accessible_entrance');
  expect(cafe).toContain('has_seating_outdoors');
  expect(cafe).not.toContain('has_emergency_services');
  const both = new Set(names(['gcid:plumber', 'gcid:cafe'], 'GB'));
  expect(both).toEqual(new Set([...plumber, ...cafe]));
  expect(names(['gcid:of_tomorrow'], 'GB')).toEqual([]);
});

test('available attributes depend on the country @ATTR-1', () => {
  expect(names(['gcid:cafe'], 'US')).toContain('pay_check');
  expect(names(['gcid:cafe'], 'GB')).not.toContain('pay_check');
  expect(names(['gcid:cafe'], null)).not.toContain('pay_check');
  expect(names(['gcid:cafe'], null)).toContain('pay_debit_card');
});
