import { allEndpoints, api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { asPage, createTestTwin, type SignedInClient } from '../src/testing/test-twin.ts';

async function answer(client: SignedInClient, method: string, path: string, body?: string) {
  const response = await client.raw(method, path, { ...(body !== undefined && { body }) });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    headers: response.headers,
  };
}

async function withLocation() {
  const user = await createTestTwin().as('basic', { locations: 1 });
  const { data } = await user.succeed(api.locations.list, {});
  const [first] = data;
  if (!first) throw new Error('There is no location');
  const { location } = await user.succeed(api.locations.show, { params: { id: first.id } });
  return { user, location, path: `/api/locations/${location.id}` };
}

test('an unknown address is 404 with its name @ERR-4', async () => {
  const user = await createTestTwin().as('new');
  for (const path of ['/api/nothing', '/api/locations/1/nothing', '/nothing']) {
    expect(await answer(user, 'GET', path)).toMatchObject({
      status: 404,
      body: { message: `The route ${path.slice(1)} could not be found.` },
    });
  }
});

test('a known address with another method is 405, with the allowed ones', async () => {
  const user = await createTestTwin().as('new');
  const put = await answer(user, 'PUT', '/api/locations/5');
  expect(put).toMatchObject({
    status: 405,
    body: {
      message:
        'The PUT method is not supported for route api/locations/5. Supported methods: GET, HEAD, DELETE, PATCH.',
    },
  });
  expect(put.headers.get('Allow')).toBe('GET, HEAD, DELETE, PATCH');
  const get = await answer(user, 'GET', '/api/google-updates/5/accept');
  expect(get.headers.get('Allow')).toBe('POST');
  const control405 = await answer(user, 'GET', '/__mock/clock/advance');
  expect(control405).toMatchObject({ status: 405 });
});

test('a caller that does not ask for JSON gets a page', async () => {
  const user = await createTestTwin().as('new');
  for (const [method, path, status] of [
    ['GET', '/api/nothing', 404],
    ['GET', '/api/locations/5', 404],
    ['PUT', '/api/locations/5', 405],
    ['PATCH', '/api/locations/x', 404],
    ['POST', '/api/locations/list', 422],
  ] as const) {
    const response = await user.raw(method, path, { headers: asPage });
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect({ path, status: response.status }).toEqual({ path, status });
    expect(await response.text()).toContain(String(status));
  }
});

test.each(['x', '0', '-1', '1.5', '1e3', '99999999999999999999', '%00', '%E0%A4%A', "1'--"])(
  'the invalid id %s is not found @PERM-1',
  async (id) => {
    const { user } = await withLocation();
    expect(await answer(user, 'GET', `/api/locations/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Not found.' },
    });
  },
);

test('all errors are reported at once by path @ERR-4', async () => {
  const { user, path } = await withLocation();
  const body = JSON.stringify({
    name: 5,
    lat: 'north',
    opening_hours: { periods: [{ open_day: 'SOMEDAY' }], special_periods: [], more: 1 },
    surplus: true,
  });
  const refused = await answer(user, 'PATCH', path, body);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).toSorted()).toEqual([
    'lat',
    'name',
    'opening_hours.more',
    'opening_hours.periods.0.close_day',
    'opening_hours.periods.0.close_time',
    'opening_hours.periods.0.open_day',
    'opening_hours.periods.0.open_time',
    'surplus',
  ]);
  expect(refused.body.message).toBe(`${refused.body.errors.name[0]} (and 7 more errors)`);
});

test('the message is the first error, and counts the others', async () => {
  const { user, path } = await withLocation();
  const one = await answer(user, 'PATCH', path, '{"name":5}');
  expect(one.body).toEqual({
    message: 'This must be text.',
    errors: { name: ['This must be text.'] },
  });
  const two = await answer(user, 'PATCH', path, '{"name":5,"lat":""}');
  expect(two.body.message).toMatch(/ \(and 1 more error\)$/);
});

test('the errors of a rule have the same form', async () => {
  const { user, path } = await withLocation();
  const refused = await answer(user, 'PATCH', path, '{"name":"","lat":100}');
  expect(refused).toMatchObject({
    status: 422,
    body: {
      message: 'Enter a business name. (and 1 more error)',
      errors: {
        name: ['Enter a business name.'],
        lat: ['Latitude must be between -90 and 90.'],
      },
    },
  });
});

test.each([
  ['{"name": }', 'body'],
  ['[]', 'body'],
  ['null', 'body'],
  ['"name"', 'body'],
  ['{"__proto__": 1}', '__proto__'],
  ['{"constructor": 1}', 'constructor'],
  [
    '{"opening_hours": {"periods": [], "special_periods": [], "__proto__": {}}}',
    'opening_hours.__proto__',
  ],
  ['{"name": "A", "names": "B"}', 'names'],
])('the body %s is refused at %s', async (body, place) => {
  const { user, path, location } = await withLocation();
  const refused = await answer(user, 'PATCH', path, body);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual([place]);
  expect(await user.succeed(api.locations.show, { params: { id: location.id } })).toEqual({
    location,
  });
});

test('a missing body counts as an empty object', async () => {
  const { user, path } = await withLocation();
  expect(await answer(user, 'PATCH', path)).toMatchObject({ status: 200 });
});

test.each([
  ['page[number]=0', 'page.number'],
  ['page[size]=1001', 'page.size'],
  ['page=2', 'page'],
  ['sort=colour', 'sort'],
  ['only_tag_ids[]=x', 'only_tag_ids.0'],
  ['only_tag_ids[]=1&only_tag_ids[]=0', 'only_tag_ids.1'],
  ['has_unresolved_updates=maybe', 'has_unresolved_updates'],
  ['unknown=1', 'unknown'],
  [`search=${'x'.repeat(201)}`, 'search'],
])('the query %s is refused at %s', async (query, place) => {
  const user = await createTestTwin().as('new');
  const refused = await answer(user, 'GET', `/api/locations/list?${query}`);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual([place]);
});

test.each([
  ['application/x-www-form-urlencoded', 'socket_id=1.2'],
  ['application/x-www-form-urlencoded', 'socket_id=1.2&channel_name=a&surplus=1'],
  ['application/json', '{}'],
  ['multipart/form-data; boundary=x', 'no form at all'],
  ['multipart/form-data', ''],
])('a channel requested in %s as %j is not signed', async (type, body) => {
  const user = await createTestTwin().as('new');
  const headers = { 'Content-Type': type };
  const response = await user.raw('POST', '/broadcasting/auth', { headers, body });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ message: '' });
});

const mebibytes = (count: number) => ' '.repeat(count * 1024 * 1024);

test('ten mebibytes are accepted and more get 413, in any encoding', async () => {
  const { user, path } = await withLocation();
  expect(await answer(user, 'PATCH', path, mebibytes(9) + '{}')).toMatchObject({ status: 200 });
  const tooLarge = { status: 413, body: { message: 'The POST data is too large.' } };
  expect(await answer(user, 'PATCH', path, mebibytes(10) + '{}')).toMatchObject(tooLarge);
  const declared = await user.raw('PATCH', path, {
    headers: { 'Content-Length': String(11 * 1024 * 1024) },
    body: '{}',
  });
  expect(declared.status).toBe(413);
});

test('fixed segments take precedence over ids', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 1 });
  const recorded = async (method: string, path: string) => {
    const { status } = await user.raw(method, path);
    const { requests } = await user.succeed(control.requests);
    return [requests.find((request) => request.path === path)?.endpoint, status];
  };
  expect(await recorded('GET', '/api/locations/list')).toEqual(['locations.list', 200]);
  expect(await recorded('GET', '/api/google-updates/meta')).toEqual(['updates.meta', 200]);
  expect(await recorded('GET', '/api/google/locations/import/status')).toEqual([
    'googleLocations.importStatus',
    200,
  ]);
  expect((await recorded('GET', '/api/google-updates/preview-bulk-action'))[0]).toBe(
    'updates.previewBulkAction',
  );
  expect((await recorded('POST', '/api/google-updates/reject-bulk'))[0]).toBe('updates.rejectBulk');
});

test('every call is reached at its own address', async () => {
  const user = await createTestTwin().as('owner', { locations: 1 });
  for (const { id, definition } of allEndpoints) {
    const path = definition.path.replaceAll(/\{\w+\}/g, '999999');
    await user.raw(definition.method, path);
    const { requests } = await user.succeed(control.requests);
    const [last] = requests.filter(({ endpoint }) => !endpoint?.startsWith('control.'));
    expect(last).toMatchObject({ endpoint: id, method: definition.method, path });
  }
});
