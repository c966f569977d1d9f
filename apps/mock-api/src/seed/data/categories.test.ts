import { expect, test } from 'vitest';
import { catalogue } from '../../provider/catalogue.ts';
import { attributeByName } from './attributes.ts';

test('there are three hundred categories with names of their own', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(300);
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  expect(new Set(catalogue.map(({ name }) => name.toLowerCase())).size).toBe(catalogue.length);
});

test('ids and names fit a list in a spreadsheet cell', () => {
  for (const { id, name } of catalogue) {
    expect(id).toMatch(/^gcid:[a-z_]+$/);
    expect(name).toMatch(/^[^,;\n]+$/);
  }
});

test('services and attributes are known and not repeated', () => {
  for (const { services = [], attributes = [] } of catalogue) {
    expect(new Set(services.map((service) => service.id)).size).toBe(services.length);
    for (const service of services) expect(service.id).toMatch(/^job_type_id:[a-z_]+$/);
    expect(attributes.filter((name) => !attributeByName(name))).toEqual([]);
  }
});
