import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { describe, expect, test } from 'vitest';
import { someProfile } from '../../../test/some-profile.ts';
import {
  addressText,
  inOrder,
  matchingProfiles,
  readProfileFilter,
  writeProfileFilter,
} from './profile-filter.ts';

const profile = (title: string, other: Partial<GoogleLocation> = {}) =>
  someProfile(title, {
    title,
    storefrontAddress: {
      addressLines: ['12 Harbour Street'],
      locality: 'Bristol',
      postalCode: 'BS1 4RN',
      regionCode: 'GB',
    },
    ...other,
  });

const cafe = profile('Café Rosé', { storeCode: 'CR-7' });
const ostler = profile('Ostler & Sons', { storefrontAddress: null });
const both = profile('Kiosk 10', { accounts: ['accounts/1', 'accounts/2'] });
const profiles = [cafe, ostler, both];
const found = (filter: Parameters<typeof matchingProfiles>[1]) =>
  matchingProfiles(profiles, filter).map(({ title }) => title);

describe('@ONB-4 the list of profiles', () => {
  test.each([
    ['a part of the name, accents or not', { filter: 'cafe ROSE' }, ['Café Rosé']],
    ['a store code', { filter: 'cr-7' }, ['Café Rosé']],
    ['words from several places', { filter: 'kiosk bristol' }, ['Kiosk 10']],
    ['the ones without an address', { filter: 'service area' }, ['Ostler & Sons']],
    ['a group', { group: 'accounts/2' }, ['Kiosk 10']],
    ['a group and words that exclude each other', { group: 'accounts/2', filter: 'ostler' }, []],
    ['nothing but spaces', { filter: '  ' }, ['Café Rosé', 'Ostler & Sons', 'Kiosk 10']],
  ])('is narrowed by %s', (_, filter, titles) => {
    expect(found(filter)).toEqual(titles);
  });

  test('is sorted by title, with numbers in numeric order', () => {
    const kiosks = ['Kiosk 10', 'Kiosk 9', 'Atelier'].map((title) => profile(title));
    expect(inOrder(kiosks).map(({ title }) => title)).toEqual(['Atelier', 'Kiosk 9', 'Kiosk 10']);
  });

  test('has imported profiles at its end', () => {
    const shops = [profile('A', { imported: true }), profile('C'), profile('B')];
    expect(inOrder(shops).map(({ title }) => title)).toEqual(['B', 'C', 'A']);
  });

  test('keeps its filter in the URL', () => {
    const filter = { filter: 'café', group: 'accounts/2', page: 3 };
    expect(readProfileFilter(writeProfileFilter(filter))).toEqual(filter);
  });
});

describe('@ONB-4 the address of a profile', () => {
  test.each([
    ['in one line', profile('a'), '12 Harbour Street, Bristol BS1 4RN'],
    [
      'with its state',
      profile('c', {
        storefrontAddress: {
          addressLines: ['1 Lake Shore Drive'],
          locality: 'Boston',
          administrativeArea: 'MA',
          postalCode: '02116',
        },
      }),
      '1 Lake Shore Drive, Boston, MA 02116',
    ],
    ['absent for a service area business', ostler, 'Service area business'],
    ['empty', profile('b', { storefrontAddress: { addressLines: [] } }), '--'],
  ])('%s', (_, { storefrontAddress }, text) => {
    expect(addressText({ storefrontAddress })).toBe(text);
  });
});
