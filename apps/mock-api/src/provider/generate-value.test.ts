import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateProfiles } from '../seed/profiles/generate-profiles.ts';
import { plainProfile, withoutOptionalValues } from '@placekeeper/contracts/testing/plain-profile';
import { changedFields, fields } from './catalogue.ts';
import { generateValue } from './generate-value.ts';

const profiles = generateProfiles({ seed: 9, count: 150 });
const bare = plainProfile(withoutOptionalValues);

test.each(providerFields)(
  'generated values of %s differ from the current one, repeatedly',
  (field) => {
    fc.assert(
      fc.property(fc.constantFrom(...profiles, bare), (profile) => {
        let live = profile;
        for (let time = 0; time < 4; time += 1) {
          const next = fields[field].write(live, generateValue(live, field));
          expect(changedFields(live, next)).toEqual([field]);
          live = next;
        }
      }),
      { ...pinned, numRuns: 60 },
    );
  },
);

test.each(providerFields)('generated values of %s are reproducible', (field) => {
  expect(generateValue(plainProfile(), field)).toEqual(generateValue(plainProfile(), field));
});

test.each([
  'https://shop.example',
  'https://shop.example/',
  'https://shop.example/a/b?c=1',
  'nonsense',
])('a different address than %s is generated', (websiteUri) => {
  const invented = String(generateValue(plainProfile({ websiteUri }), 'websiteUri'));
  expect(new URL(invented).hostname).toMatch(/^(shop|visit)\.example$/);
});
