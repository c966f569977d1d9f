import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { findCategory } from '../../provider/catalogue.ts';
import { attributeByName } from '../../provider/attributes.ts';
import { cities } from '../data/cities.ts';
import { generateProfiles } from './generate-profiles.ts';

const profiles = generateProfiles({ seed: 20, count: 2500 });
const share = (matches: (profile: (typeof profiles)[number]) => boolean) =>
  profiles.filter(matches).length / profiles.length;

test('the same options give the same profiles, another seed gives others', () => {
  expect(generateProfiles({ seed: 20, count: 2500 })).toEqual(profiles);
  expect(generateProfiles({ seed: 21, count: 50 })).not.toEqual(
    generateProfiles({ seed: 20, count: 50 }),
  );
});

test.for([0, 1, 2, 7, 36, 100])('generates the requested number (%i)', (count) => {
  expect(generateProfiles({ seed: 1, count })).toHaveLength(count);
  expect(generateProfiles({ seed: 1, count, brands: 0 })).toHaveLength(count);
});

test('store codes are unique and within their limit', () => {
  expect(new Set(profiles.map(({ storeCode }) => storeCode)).size).toBe(profiles.length);
  for (const { storeCode } of profiles)
    expect(storeCode).toMatch(/^[A-Z0-9]{3,6}-\d{3,}$|^\d{20}$/);
});

test('phones exist in the country of the business', () => {
  const wrong = profiles.flatMap(({ phoneNumbers, storefrontAddress }) =>
    [phoneNumbers.primaryPhone ?? [], phoneNumbers.additionalPhones].flat().filter((phone) => {
      const number = parsePhoneNumberFromString(phone);
      const region = storefrontAddress?.regionCode ?? number?.country;
      return !number?.isValid() || number.country !== region;
    }),
  );
  expect(wrong).toEqual([]);
});

test('a business lies within a few kilometres of its city', () => {
  const far = profiles.filter(({ storefrontAddress: address, latlng }) => {
    if (!address || !latlng) return address !== null || latlng !== null;
    return !cities.some(
      (city) =>
        city.regionCode === address.regionCode &&
        [city.locality, ...city.districts.map(({ name }) => name)].includes(
          address.locality ?? '',
        ) &&
        Math.abs(city.latitude - latlng.latitude) < 0.04 &&
        Math.abs(city.longitude - latlng.longitude) < 0.07,
    );
  });
  expect(far).toEqual([]);
});

test("every profile respects the provider's limits and lists", () => {
  for (const profile of profiles) {
    expect(profile.title.length).toBeLessThanOrEqual(125);
    expect(profile.title).not.toMatch(/[{}<>]|undefined/);
    expect(profile.description?.length ?? 0).toBeLessThanOrEqual(750);
    expect(profile.description ?? '').not.toMatch(/[{}<>]|undefined/);
    expect(
      [profile.categories.primary, ...profile.categories.additional].every((id) =>
        findCategory(id),
      ),
    ).toBe(true);
    expect(Object.keys(profile.attributes).every((name) => attributeByName(name))).toBe(true);
    expect(profile.websiteUri ?? 'https://a.example').toMatch(
      /^https:\/\/[a-z0-9.-]+\.example(\/[a-z0-9-]+)*$/,
    );
    expect(profile.serviceArea.length).toBeLessThanOrEqual(20);
  }
});

test('only profiles with regular hours have special hours', () => {
  expect(
    profiles.filter(
      ({ regularHours, specialHours }) => specialHours.length > 0 && regularHours.length === 0,
    ),
  ).toEqual([]);
});

test('a business without an address has a telephone and a service area', () => {
  const visiting = profiles.filter(({ storefrontAddress }) => storefrontAddress === null);
  expect(
    visiting.filter(
      ({ phoneNumbers, serviceArea }) => !phoneNumbers.primaryPhone || serviceArea.length === 0,
    ),
  ).toEqual([]);
});

test('a text mentions the year of the opening', () => {
  const dated = profiles.flatMap(({ description, openingDate }) => {
    const since = /(?:since|in|seit) (\d{4})/.exec(description ?? '')?.[1];
    return since && openingDate && openingDate < '2026-10-01'
      ? [{ since, opened: openingDate.slice(0, 4) }]
      : [];
  });
  expect(dated.length).toBeGreaterThan(100);
  expect(dated.filter(({ since, opened }) => since !== opened)).toEqual([]);
});

test('some profiles have missing or unusual values', () => {
  const between = (value: number, low: number, high: number) => {
    expect(value).toBeGreaterThan(low);
    expect(value).toBeLessThan(high);
  };
  between(
    share(({ storefrontAddress }) => storefrontAddress === null),
    0.05,
    0.11,
  );
  between(
    share(({ openStatus }) => openStatus === 'CLOSED_TEMPORARILY'),
    0.005,
    0.03,
  );
  between(
    share(({ phoneNumbers }) => phoneNumbers.primaryPhone === null),
    0.005,
    0.04,
  );
  between(
    share(({ websiteUri }) => websiteUri === null),
    0.02,
    0.09,
  );
  between(
    share(({ description }) => description === null),
    0.04,
    0.2,
  );
  between(
    share(({ regularHours }) => regularHours.length === 0),
    0.01,
    0.06,
  );
  between(
    share(({ specialHours }) => specialHours.length > 0),
    0.2,
    0.7,
  );
  const titles = profiles.map(({ title }) => title);
  expect(titles.some((title) => title.length > 100)).toBe(true);
  for (const pattern of [/['’]/, /[äöüß]/, /[\u4e00-\u9fff\u3040-\u30ff]/])
    expect(titles.some((title) => pattern.test(title))).toBe(true);
});

test('a requested chain has its name, size and country', () => {
  const wished = generateProfiles({
    seed: 3,
    count: 40,
    brands: [{ name: 'Harbour Street Dental', trade: 'dentist', locations: 12, region: 'GB' }],
  });
  const chain = wished.slice(0, 12);
  expect(chain.map(({ storeCode }) => storeCode)).toEqual(
    chain.map((_, index) => `HSD-${String(index + 1).padStart(3, '0')}`),
  );
  expect(chain.every(({ title }) => title.startsWith('Harbour Street Dental'))).toBe(true);
  expect(chain.every(({ storefrontAddress }) => storefrontAddress?.regionCode === 'GB')).toBe(true);
  expect(wished.slice(12).some(({ title }) => title.startsWith('Harbour Street Dental'))).toBe(
    false,
  );
});
