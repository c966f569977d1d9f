import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './client.ts';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { withLocation } from '../location-cache/location-cache.ts';
import { queryClient } from './query-client.ts';
import { readMemberIds, tagQueries } from '../tags/queries.ts';
import { rejectionPreview } from '../updates/bulk-rejection.ts';

// Tests responses outside the specification by hand, because the twin sends only what the contract declares.
let answers: Record<string, () => Response>;
const asked: string[] = [];
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const id = z.parse(LocationId, 3);
const tag = z.parse(TagId, 7);

beforeEach(() => {
  queryClient.clear();
  asked.length = 0;
  answers = {};
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const line = `${method} ${decodeURI(address)}`;
    asked.push(line);
    return answers[line]?.() ?? json({ message: 'Not found.' }, { status: 404 });
  });
});

const rename = () =>
  withLocation(id, call(locations.update, { params: { id }, body: { name: 'New' } }));

test('a write whose answer contains no location reads the location again @DET-2', async () => {
  answers = {
    'PATCH /api/locations/3': () => new Response(null, { status: 204 }),
    'GET /api/locations/3': () => json({ data: { id: '3', name: 'New' } }),
  };
  expect((await rename()).location).toEqual({ id: 3, name: 'New' });
  answers['PATCH /api/locations/3'] = () => json({ location: { id: 3, name: 'Newer' } });
  asked.length = 0;
  expect((await rename()).location?.name).toBe('Newer');
  expect(asked).toEqual(['PATCH /api/locations/3']);
});

test('a write succeeds although the following read of the location fails @ERR-4', async () => {
  answers = {
    'PATCH /api/locations/3': () => json({ success: true }),
    'GET /api/locations/3': () => json({ message: 'Down.' }, { status: 500 }),
  };
  expect((await rename()).location).toBeUndefined();
  answers = { 'PATCH /api/locations/3': () => json({ message: 'No.' }, { status: 403 }) };
  await expect(rename()).rejects.toMatchObject({ kind: 'forbidden' });
});

test('a tag with an unreadable page is read from the list of tags @TAG-1', async () => {
  answers = {
    'GET /api/tags/7': () => json({ success: true }),
    'GET /api/tags': () => json({ data: [{ id: '7', name: 'North' }] }),
  };
  expect(await queryClient.fetchQuery(tagQueries.detail(tag))).toEqual({
    tag: { id: 7, name: 'North' },
  });
});

const page = (ids: readonly number[], number: number) => () =>
  json({
    data: ids.map((one) => ({ id: one, name: 'Shop' })),
    current_page: number,
    last_page: 2,
    per_page: 10,
    total: 3,
    to: ids.length,
  });

test.each([
  ['nothing', () => json({ success: true })],
  ['ids that cannot all be read', () => json([1, 'two', 3])],
])(
  'the locations of a tag are read page by page if the list of all ids is %s @TAG-2',
  async (_, all) => {
    answers = {
      'GET /api/tags/7/all-locations': all,
      'GET /api/tags/7/locations?page[number]=1&page[size]=50': page([1, 2], 1),
      'GET /api/tags/7/locations?page[number]=2&page[size]=50': page([3], 2),
    };
    expect(await readMemberIds(tag)).toEqual([1, 2, 3]);
  },
);

test('rejecting all updates counts the matching updates if the platform does not count them @UPD-5', async () => {
  const list = { google_updates: [], total_locations: 4, total: 9, last_page: 9 };
  answers = {
    'GET /api/google-updates/preview-bulk-action?action=reject': () => json('OK'),
    'GET /api/google-updates?page[number]=1&page[size]=1': () =>
      json({ ...list, current_page: 1, per_page: 1, to: null }),
    'GET /api/google-updates?active=1&page[number]=1&page[size]=1000': () =>
      json({ ...list, last_page: 1, current_page: 1, per_page: 1000, to: null }),
  };
  expect(await queryClient.fetchQuery(rejectionPreview({}))).toEqual({
    updates_count: 9,
    locations_count: 4,
    field_totals: {},
    others: 0,
  });
});
