import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { differingItems, publishesNow, summaryOf } from './dry-run-summary.ts';

const item = (id: number, more: object = {}) => ({
  location: { id: LocationId.parse(id), name: `Shop ${id}`, store_code: null },
  status: 'pending' as const,
  message: null,
  before: {},
  after: {},
  errors: {},
  hints: {},
  attributes: {},
  calls: [],
  isPublished: true,
  isWaiting: false,
  updates: [],
  blocks: [],
  ...more,
});
const hotel = 'Google writes hotel descriptions.';

test('@BULK-1 a preview counts its reasons by field, the most frequent first', () => {
  const { reasons } = summaryOf([
    item(1, { status: 'refused', errors: { websiteUri: 'Not a URL.' } }),
    item(2, { status: 'refused', errors: { 'profile.description': hotel } }),
    item(3, { status: 'refused', errors: { 'profile.description': hotel } }),
  ]);
  expect(reasons).toEqual([
    { field: 'profile.description', message: hotel, count: 2 },
    { field: 'websiteUri', message: 'Not a URL.', count: 1 },
  ]);
});

test('@BULK-1 a preview counts probable mistakes of the locations that change', () => {
  const hints = { title: 'Google may decline names in all capitals.' };
  const { hinted } = summaryOf([item(1, { hints }), item(2, { hints })]);
  expect(hinted).toEqual([{ field: 'title', message: hints.title, count: 2 }]);
});

test('@BULK-2 a preview counts the values that an undo can’t restore, because they are unknown', () => {
  const after = { label: 'b', websiteUri: 'https://b.example' };
  const { unknown } = summaryOf([
    item(1, { before: { label: 'a' }, after }),
    item(2, { before: {}, after }),
    item(3, { status: 'refused', before: {}, after }),
  ]);
  expect(unknown).toMatchObject([
    { field: 'websiteUri', count: 2 },
    { field: 'label', count: 1 },
  ]);
});

test('@BULK-1 a preview counts the values that it clears, without those that are already empty', () => {
  const { cleared } = summaryOf([
    item(1, { before: { websiteUri: 'https://a.example' }, after: { websiteUri: null } }),
    item(2, { before: {}, after: { websiteUri: null } }),
    item(3, { before: { websiteUri: null }, after: { websiteUri: null } }),
    item(4, { before: { tags: [{ id: 1 }] }, after: { tags: [] } }),
    item(5, { status: 'refused', before: { label: 'a' }, after: { label: null } }),
  ]);
  expect(cleared).toMatchObject([
    { field: 'websiteUri', count: 2 },
    { field: 'tags', count: 1 },
  ]);
});

test('@BULK-1 a preview counts each phone, category and address value that it clears', () => {
  const phones = { primary_phone: '+44 117 496 0123', additional_phones: ['+44 117 496 0124'] };
  const cafe = { id: 'gcid:cafe', name: 'Café' };
  const address = { address_lines: ['12 Harbour Street'], administrative_area: 'Avon' };
  const { cleared } = summaryOf([
    item(1, {
      before: { phoneNumbers: phones },
      after: { phoneNumbers: { primary_phone: null, additional_phones: [] } },
    }),
    item(2, {
      before: { phoneNumbers: { ...phones, additional_phones: [] } },
      after: { phoneNumbers: { primary_phone: null, additional_phones: [] } },
    }),
    item(3, {
      before: { categories: { primary: cafe, additional: [cafe] } },
      after: { categories: { primary: cafe, additional: [] } },
    }),
    item(4, {
      before: { storefrontAddress: address },
      after: { storefrontAddress: { ...address, administrative_area: null } },
    }),
    item(5, {
      before: { 'attributes/pay': { values: [true] }, phoneNumbers: phones },
      after: { 'attributes/pay': null, phoneNumbers: { ...phones, primary_phone: '1' } },
    }),
  ]);
  expect(cleared).toMatchObject([
    { field: 'phoneNumbers', count: 3 },
    { field: 'categories', count: 1 },
    { field: 'storefrontAddress', count: 1 },
    { field: 'attributes/pay', count: 1 },
  ]);
});

test('@BULK-1 a preview counts published names, addresses, phones and categories', () => {
  const { risky } = summaryOf([
    item(1, { after: { title: 'A', label: 'x' } }),
    item(2, { after: { title: 'A', categories: {} } }),
    item(3, { after: { title: 'A' }, isPublished: false }),
    item(4, { status: 'refused', after: { title: 'A' } }),
  ]);
  expect(risky).toMatchObject([
    { field: 'title', count: 2 },
    { field: 'categories', count: 1 },
  ]);
});

test('@BULK-1 a preview counts the pending updates that it replaces and what blocks its edits', () => {
  const updates = [{ id: 9, field: 'websiteUri', source: 'google', value: 'https://g.example' }];
  const { replaced, blocked } = summaryOf([
    item(1, { updates }),
    item(2, { updates, blocks: ['Google has suspended this profile.'] }),
    item(3, { status: 'refused', updates }),
  ]);
  expect(replaced).toMatchObject([{ field: 'websiteUri', count: 2 }]);
  expect(blocked).toMatchObject([{ message: 'Google has suspended this profile.', count: 1 }]);
});

test('@BULK-1 a preview differs where a value, an update or a location changed since', () => {
  const update = { id: 9, field: 'label', source: 'google', value: 'b' };
  const earlier = [item(1), item(2, { before: { label: 'a' } }), item(3), item(4)];
  const later = [item(1), item(2, { before: { label: 'b' } }), item(3, { updates: [update] })];
  expect(differingItems(earlier, later)).toBe(3);
  expect(differingItems(earlier, earlier)).toBe(0);
});

test('@BULK-1 @ATTR-1 a preview names attributes as Google does', () => {
  const wifi = {
    name: 'attributes/wi_fi',
    value_type: 'ENUM',
    display_name: 'Wi-Fi',
    group_display_name: 'Amenities',
    value_metadata: [],
  };
  const summary = summaryOf([
    item(1, {
      status: 'refused',
      after: { [wifi.name]: {} },
      errors: { [wifi.name]: 'Google doesn’t offer this attribute for this location.' },
      attributes: { [wifi.name]: wifi },
    }),
    item(2, {
      before: { [wifi.name]: { values: ['free'] } },
      after: { [wifi.name]: null },
      attributes: { [wifi.name]: wifi },
    }),
  ]);
  expect(summary.reasons).toMatchObject([{ field: wifi.name, name: 'Wi-Fi' }]);
  expect(summary.cleared).toMatchObject([{ field: wifi.name, name: 'Wi-Fi' }]);
});

test.each([
  [{}, true],
  [{ isPublished: false }, false],
  [{ isWaiting: true }, false],
  [{ status: 'refused' as const }, false],
])('@BULK-1 an edit of %o is sent to Google when it runs: %s', (part, now) => {
  expect(publishesNow([item(1, { isPublished: false }), item(2, part)])).toBe(now);
});
