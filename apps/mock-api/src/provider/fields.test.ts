import { jsonSchema } from '@placekeeper/contracts/export/json-schema';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import { openStatuses } from '@placekeeper/contracts/model/location';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import { validValue } from '@placekeeper/contracts/testing/valid-value';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateProfiles } from '../seed/profiles/generate-profiles.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { changedFields, fields } from './fields.ts';

const profile = fc.constantFrom(...generateProfiles({ seed: 3, count: 120 }));
const runs = { ...pinned, numRuns: 200 };

test.each(providerFields)('%s reads the written value, and writes no other field', (field) => {
  fc.assert(
    fc.property(profile, profile, (before, other) => {
      const value = fields[field].read(other);
      const after = fields[field].write(before, value);
      expect(fields[field].read(after)).toEqual(value);
      expect(changedFields(before, after)).toEqual(
        sameValue(fields[field].read(before), value) ? [] : [field],
      );
    }),
    runs,
  );
});

test.each(providerFields)(
  '%s accepts every value of its form, and an equal value changes nothing',
  (field) => {
    const schema = jsonSchema(fieldValues[field], { dialect: 'draft-2020-12', side: 'input' });
    const values =
      field === 'openInfo.status' ? fc.constantFrom(...openStatuses, null) : validValue(schema);
    fc.assert(
      fc.property(profile, values, (before, value) => {
        const once = fields[field].write(before, value);
        expect(fields[field].write(once, fields[field].read(once))).toEqual(once);
      }),
      runs,
    );
  },
);

test.each(providerFields)('%s refuses values of another form', (field) => {
  for (const wrong of [5, { unexpected: true }, undefined]) {
    expect(() => fields[field].write(plainProfile(), wrong)).toThrow(
      expect.objectContaining({ name: '$ZodError' }),
    );
  }
});

test('a field that cannot be empty keeps its value', () => {
  const before = plainProfile();
  expect(fields.title.write(before, null)).toEqual(before);
  expect(fields.categories.write(before, { primary: null, additional: [] }).categories).toEqual({
    primary: before.categories.primary,
    additional: [],
  });
});

test('an unknown status is refused, and does not count as open', () => {
  const closed = plainProfile({ openStatus: 'CLOSED_PERMANENTLY' });
  expect(() => fields['openInfo.status'].write(closed, 'moved_away')).toThrow(
    expect.objectContaining({ name: '$ZodError' }),
  );
  expect(fields['openInfo.status'].write(closed, null)).toEqual(closed);
});

test('an empty text clears the value', () => {
  const before = plainProfile({ socialProfiles: { facebook: 'https://www.facebook.com/here' } });
  expect(fields.storeCode.write(before, '').storeCode).toBeNull();
  expect(fields.websiteUri.write(before, '').websiteUri).toBeNull();
  expect(fields['profile.description'].write(before, '').description).toBeNull();
  expect(fields['attributes/url_facebook'].write(before, '').socialProfiles).toEqual({});
});

test('the changed fields of two versions are listed', () => {
  const before = plainProfile();
  const after = plainProfile({ title: 'Elsewhere', openStatus: 'CLOSED_TEMPORARILY' });
  expect(changedFields(before, before)).toEqual([]);
  expect(new Set(changedFields(before, after))).toEqual(new Set(['title', 'openInfo.status']));
});
