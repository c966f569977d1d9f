import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { describe, expect, test } from 'vitest';
import { places } from '../../provider/catalogue.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { minutes } from '../clock.ts';
import { updateLocation } from '../locations/update.ts';
import { undoBulkEdit } from './undo.ts';

const phones = (...additionalPhones: string[]): Partial<Profile> => ({
  phoneNumbers: { primaryPhone: '+44 117 496 0120', additionalPhones },
});
const areas = (count: number): Profile['serviceArea'] =>
  places.slice(0, count).map(({ placeId, placeName }) => ({ placeId, placeName }));
const idOf = (at: number): string => places[at]?.placeId ?? '';
/** One that a full list does not have. */
const [other] = places.slice(profileLimits.serviceAreas).map(({ placeId, placeName }) => ({
  place_id: placeId,
  name: placeName,
}));
if (!other) throw new Error('There are too few places to choose from');
const full: Partial<Profile> = {
  ...phones('+44 117 496 0121', '+44 117 496 0122'),
  serviceArea: areas(profileLimits.serviceAreas),
  categories: {
    primary: 'gcid:book_store',
    additional: ['gcid:library', 'gcid:cafe'],
  },
};

/** All that one set of changes can do with a list, and with what is no list. */
const changes: readonly (readonly [what: string, field: string, changes: BulkChanges])[] = [
  ['numbers given', 'phoneNumbers', { set: { additional_phone_numbers: ['0117 496 0125'] } }],
  ['numbers cleared', 'phoneNumbers', { set: { additional_phone_numbers: [] } }],
  ['a number removed', 'phoneNumbers', { additional_phone_numbers: { remove: ['01174960121'] } }],
  [
    'a number for another',
    'phoneNumbers',
    { additional_phone_numbers: { add: ['0117 496 0125'], remove: ['0117 496 0122'] } },
  ],
  ['areas given', 'serviceArea.places', { set: { service_areas: [other] } }],
  ['areas cleared', 'serviceArea.places', { set: { service_areas: [] } }],
  ['an area removed', 'serviceArea.places', { service_areas: { remove: [idOf(3)] } }],
  [
    'an area for another',
    'serviceArea.places',
    { service_areas: { add: [other], remove: [idOf(3)] } },
  ],
  [
    'a week given',
    'regularHours',
    {
      periods: [
        { open_day: 'FRIDAY', open_time: '18:00', close_day: 'SATURDAY', close_time: '02:00' },
        { open_day: 'SUNDAY', open_time: '00:00', close_day: 'SUNDAY', close_time: '24:00' },
      ],
    },
  ],
  ['the week cleared', 'regularHours', { periods: [] }],
  ['another primary category', 'categories', { primary_category_id: 'gcid:accountant' }],
  [
    'a category for another',
    'categories',
    { additional_categories: { add: ['gcid:accountant'], remove: ['gcid:cafe'] } },
  ],
  ['a line of the address', 'storefrontAddress', { set: { street_address_2: 'Unit 4' } }],
  ['the address hidden', 'storefrontAddress', { set: { has_storefront_address: false } }],
];

describe('set, cleared, added to and removed from @BULK-1 @BULK-2', () => {
  test.each(changes)('%s: as the preview said, in public, and put back', (_, field, change) => {
    const bench = createBulkEditBench([full]);
    const before = bench.profile(bench.id);
    const { forecast, items } = bench.preview(change);
    expect(forecast).toMatchObject({ changed: 1, refused: 0 });
    const id = bench.make(change);
    expect(bench.statuses(id)).toEqual(['completed']);
    const { before: was, after } = bench.item(id, bench.id);
    expect(Object.keys(after ?? {})).toEqual([field]);
    expect({ was, after }).toEqual({ was: items[0]?.before, after: items[0]?.after });
    expect(bench.live(bench.id)).toEqual(bench.profile(bench.id));
    expect(bench.preview(change).forecast).toMatchObject({ unchanged: 1 });

    undoBulkEdit(bench.deps, bench.actor(), id);
    bench.advance(minutes(5));
    expect(bench.item(id, bench.id)).toMatchObject({ status: 'undone', problems: null });
    expect(bench.profile(bench.id)).toEqual(before);
    expect(bench.live(bench.id)).toEqual(before);
  });

  test('what somebody changed since is left', () => {
    const bench = createBulkEditBench([phones(), phones()]);
    const id = bench.make({ additional_phone_numbers: { add: ['0117 496 0123'] } });
    updateLocation(bench.deps, bench.actor(), {
      id: bench.id,
      patch: { additional_phone_numbers: ['0117 496 0124'] },
    });
    undoBulkEdit(bench.deps, bench.actor(), id);
    bench.advance(minutes(5));
    expect(bench.statuses(id)).toEqual(['conflict', 'undone']);
    expect(bench.profile(bench.id).phoneNumbers.additionalPhones).toEqual(['0117 496 0124']);
  });
});

describe('a limit that one location would exceed @BULK-1', () => {
  test.each<[BulkChanges, field: string, problem: string]>([
    [
      { additional_phone_numbers: { add: ['0117 496 0123'] } },
      'phoneNumbers',
      'Google keeps 2 additional numbers at most; this would be 3.',
    ],
    [
      { service_areas: { add: [other] } },
      'serviceArea.places',
      'Google keeps 20 service areas at most; this would be 21.',
    ],
  ])('%j refuses that one, with its reason', (change, field, problem) => {
    const bench = createBulkEditBench([full, phones()]);
    const { forecast, items } = bench.preview(change);
    expect(forecast).toMatchObject({ changed: 1, refused: 1 });
    expect(items[0]).toMatchObject({ status: 'refused', problems: { [field]: problem } });
    const id = bench.make(change);
    expect(bench.statuses(id)).toEqual(['refused', 'completed']);
    expect(bench.item(id, bench.id).problems).toEqual({ [field]: problem });
    expect(bench.profile(bench.id)).toMatchObject(full);
  });

  test('is none where the new one comes for one that goes', () => {
    const bench = createBulkEditBench([full]);
    const change = {
      service_areas: { add: [other], remove: [idOf(0)] },
      additional_phone_numbers: { add: ['0117 496 0123'], remove: ['0117 496 0121'] },
    };
    expect(bench.preview(change).forecast).toMatchObject({ changed: 1, refused: 0 });
  });
});

describe('what a location cannot do without @BULK-1', () => {
  test('is its last service area where it has no address', () => {
    const bench = createBulkEditBench([
      { storefrontAddress: null, serviceArea: areas(1) },
      { serviceArea: areas(1) },
    ]);
    const { items } = bench.preview({ service_areas: { remove: [idOf(0)] } });
    expect(items).toMatchObject([
      {
        status: 'refused',
        problems: {
          'serviceArea.places': 'Without an address the profile needs at least one service area.',
        },
      },
      { status: 'pending' },
    ]);
  });

  test('is a number that exists in its country', () => {
    const bench = createBulkEditBench([phones()]);
    const { items } = bench.preview({ additional_phone_numbers: { add: ['01174 1'] } });
    expect(items[0]?.problems).toEqual({
      phoneNumbers: expect.stringMatching(/not a phone number that exists in GB/),
    });
  });
});

describe('changes that are wrong wherever they go @BULK-1 @ERR-4', () => {
  const refusal = (change: BulkChanges) => {
    try {
      createBulkEditBench([full]).preview(change);
      return null;
    } catch (error) {
      return error;
    }
  };

  test.each<[BulkChanges, path: string]>([
    [{ additional_phone_numbers: { add: ['call us'] } }, 'additional_phone_numbers.add.0'],
    [
      {
        additional_phone_numbers: { add: ['0117 496 0123'] },
        set: { additional_phone_numbers: [] },
      },
      'additional_phone_numbers',
    ],
    [{ service_areas: { add: [{ place_id: 'x', name: 'a\u202Eb' }] } }, 'service_areas.add.0.name'],
    [{ service_areas: { remove: [idOf(0)] }, set: { service_areas: [] } }, 'service_areas'],
  ])('%j is told at its place', (change, path) => {
    expect(JSON.stringify(refusal(change))).toContain(`"changes.${path}"`);
  });
});
