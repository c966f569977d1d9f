import { expect, test } from 'vitest';
import { attributes, availableAttributes } from './attributes.ts';
import { catalogue, isLodging, offersService, serviceTypeName } from './catalogue.ts';

test('there are eight hundred categories with unique names', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(800);
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  expect(new Set(catalogue.map(({ name }) => name.toLowerCase())).size).toBe(catalogue.length);
});

test('ids and names fit a list in a spreadsheet cell', () => {
  for (const { id, name } of catalogue) {
    expect(id).toMatch(/^gcid:[a-z_]+$/);
    expect(name).toMatch(/^[^,;\n]+$/);
  }
});

test('four hundred categories offer at least five service types each', () => {
  const rich = catalogue.filter(({ services }) => services.length >= 5);
  expect(rich.length).toBeGreaterThanOrEqual(400);
});

test('a service type has one id and one name everywhere', () => {
  const types = catalogue.flatMap(({ services }) => services);
  for (const { id, name } of types) {
    expect(id).toMatch(/^job_type_id:[a-z_]+$/);
    expect(serviceTypeName(id)).toBe(name);
  }
  const ids = new Set(types.map(({ id }) => id));
  expect(new Set(types.map(({ name }) => name.toLowerCase())).size).toBe(ids.size);
  for (const { id, services } of catalogue) {
    expect(new Set(services.map((service) => service.id)).size).toBe(services.length);
    expect(services.every((service) => offersService(id, service.id))).toBe(true);
  }
  expect(offersService('gcid:plumber', 'job_type_id:teeth_whitening')).toBe(false);
  expect(offersService('gcid:of_tomorrow', 'job_type_id:teeth_whitening')).toBe(false);
});

test('every category has attributes in every country, and every attribute a category', () => {
  const met = new Set<string>();
  for (const { id } of catalogue) {
    for (const region of ['GB', 'US', 'CA', 'AU', 'DE', null]) {
      const available = availableAttributes([id], region);
      expect(available.length).toBeGreaterThanOrEqual(5);
      for (const { name } of available) met.add(name);
    }
  }
  expect(attributes.filter(({ name }) => !met.has(name))).toEqual([]);
});

test('the kinds of attributes exist in categories', () => {
  const kinds = new Set(catalogue.map(({ kind }) => kind));
  const named = attributes.flatMap((each) => [...(each.kinds ?? []), ...(each.exceptKinds ?? [])]);
  expect(named.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('lodging is recognized', () => {
  const places = catalogue.filter(({ id }) => isLodging(id)).map(({ id }) => id);
  for (const id of ['hotel', 'motel', 'inn', 'lodge', 'youth_hostel', 'bed_and_breakfast'])
    expect(places).toContain(`gcid:${id}`);
  expect(isLodging('gcid:student_housing_center')).toBe(false);
  expect(isLodging('gcid:of_tomorrow')).toBe(false);
});
