import { unreadableIn } from '@placekeeper/contracts/core/decode';
import { LocationId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTwin } from '../../test/twin-page.ts';

let asked: URL[];
/** Rewrites the URL of a request, for example to imitate a platform that ignores `page[size]`. */
let dialect: (url: URL) => URL;

async function openPage() {
  vi.resetModules();
  const [portfolio, pages, matching, changes, standing, check, reviewed] = await Promise.all([
    import('./portfolio.ts'),
    import('./read-locations.ts'),
    import('./matching.ts'),
    import('../location-cache/location-changes.ts'),
    import('./portfolio-summary.ts'),
    import('./declined-check.ts'),
    import('./reviewed-locations.ts'),
  ]);
  return { ...portfolio, ...pages, ...matching, ...changes, ...standing, ...check, ...reviewed };
}

const listCalls = () => asked.filter(({ pathname }) => pathname === '/api/locations/list');

const control = (path: string, body: unknown = {}) =>
  fetch(`/__mock/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });

beforeEach(() => {
  asked = [];
  dialect = (url) => url;
  const { send } = openTwin();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const url = dialect(new URL(path, 'http://twin'));
    if (path.startsWith('/api')) asked.push(url);
    init.signal?.throwIfAborted();
    return send(url.pathname + url.search, init);
  });
});

test('all locations are read once, with only the specified parameters', async () => {
  await control('accounts', { persona: 'agency', locations: 650 });
  const { readPortfolio, getPortfolio } = await openPage();
  const [records] = await Promise.all([readPortfolio(), readPortfolio()]);
  expect(records).toHaveLength(650);
  expect(getPortfolio()).toMatchObject({ status: 'complete', total: 650, unreadable: 0 });
  expect(listCalls()).toHaveLength(7);
  for (const { searchParams } of listCalls())
    expect([...searchParams.keys()]).toEqual(['page[number]', 'page[size]']);
  await readPortfolio();
  expect(listCalls()).toHaveLength(7);
});

test('a platform with a fixed page size is read completely', async () => {
  await control('accounts', { persona: 'agency', locations: 130 });
  dialect = (url) => {
    url.searchParams.delete('page[size]');
    return url;
  };
  const { readPortfolio } = await openPage();
  expect(new Set((await readPortfolio()).map(({ id }) => id)).size).toBe(130);
  expect(listCalls()).toHaveLength(6);
});

test('a 429 delays all calls as long as the platform asks, and no location is lost', async () => {
  await control('accounts', { persona: 'agency', locations: 650 });
  await control('faults', {
    endpoint: 'locations.list',
    status: 429,
    times: 2,
    headers: { 'Retry-After': '1' },
  });
  const { readPortfolio } = await openPage();
  expect(await readPortfolio()).toHaveLength(650);
});

test('a failed read reports its error, and the next read is complete', async () => {
  await control('accounts', { persona: 'agency', locations: 250 });
  await control('faults', { endpoint: 'locations.list', status: 422, times: 1 });
  const { readPortfolio, getPortfolio } = await openPage();
  await expect(readPortfolio()).rejects.toMatchObject({ kind: 'validation' });
  expect(getPortfolio()).toMatchObject({ status: 'failed', error: { kind: 'validation' } });
  expect(await readPortfolio()).toHaveLength(250);
});

test('a read ends when all of its callers have cancelled it', async () => {
  await control('accounts', { persona: 'agency', locations: 650 });
  const { readPortfolio, getPortfolio } = await openPage();
  const [one, other] = [new AbortController(), new AbortController()];
  const begun = Promise.withResolvers<void>();
  dialect = (url) => {
    begun.resolve();
    return url;
  };
  const reads = [one, other].map(({ signal }) => readPortfolio({ signal }));
  await begun.promise;
  one.abort();
  await expect(reads[0]).rejects.toMatchObject({ name: 'AbortError' });
  expect(getPortfolio().status).toBe('reading');
  other.abort();
  await expect(reads[1]).rejects.toMatchObject({ name: 'AbortError' });
  expect(getPortfolio()).toMatchObject({ status: 'unread', records: [] });
  expect(await readPortfolio()).toHaveLength(650);
});

test('writes and events update the records without another read of all', async () => {
  await control('accounts', { persona: 'agency', locations: 30 });
  const page = await openPage();
  const [first, second] = await page.readPortfolio();
  if (!first || !second) throw new Error('There are no locations.');
  page.announceLocationChange({ kind: 'gone', ids: [first.id] });
  page.noteDeclined(second.id, true);
  const records = await page.readPortfolio();
  expect(records).toHaveLength(29);
  expect(records.find(({ id }) => id === second.id)?.has_failed_patch_attempts).toBe(true);
  page.announceLocationChange({ kind: 'outdated', id: second.id });
  await page.readPortfolio();
  expect(asked.filter(({ pathname }) => pathname === '/api/locations/list')).toHaveLength(2);
});

test('a filter that the platform lacks uses the records, and whole locations are read by id', async () => {
  await control('accounts', { persona: 'agency', locations: 60 });
  const { listFromRecords, readLocations, matchingIds } = await openPage();
  const managed = await listFromRecords({
    gbp_management_status: 'enabled',
    sort: '-name',
    page: { number: 1, size: 10 },
  });
  expect(managed.data.every((row) => row.gbp_management_status === 'enabled')).toBe(true);
  const names = managed.data.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted().toReversed());
  for (const { searchParams } of asked)
    expect(searchParams.has('gbp_management_status') || searchParams.has('sort')).toBe(false);

  const ids = await matchingIds({});
  const read = new Set<LocationId>();
  await readLocations([...ids, LocationId.parse(999_999)], (some) =>
    some.forEach(({ id }) => read.add(id)),
  );
  expect(read).toEqual(new Set(ids));
});

test('a list composed of records has the same pages as a list of the platform @LOC-1', async () => {
  await control('accounts', { persona: 'agency', locations: 60 });
  const { listFromRecords, matchingIds } = await openPage();
  const filters = { gbp_management_status: 'enabled' };
  const ids = await matchingIds(filters);
  const last = Math.ceil(ids.length / 7);
  const read = async (number: number) => {
    const { data, meta } = await listFromRecords({ ...filters, page: { number, size: 7 } });
    return { ids: data.map(({ id }) => id), meta };
  };
  const meta = { last_page: last, per_page: 7, total: ids.length };
  expect(await read(2)).toEqual({
    ids: ids.slice(7, 14),
    meta: { ...meta, current_page: 2, to: 14 },
  });
  expect(await read(last)).toMatchObject({ meta: { to: ids.length } });
  expect(await read(last + 1)).toEqual({
    ids: [],
    meta: { ...meta, current_page: last + 1, to: null },
  });
  expect((await listFromRecords({ gbp_management_status: 'unknown' })).meta).toMatchObject({
    current_page: 1,
    last_page: 1,
    total: 0,
  });
});

test('a search finds only locations with the wanted tags, any or all of them @LOC-1', async () => {
  await control('accounts', { persona: 'agency', locations: 60 });
  const { matchingIds, readPortfolio } = await openPage();
  const records = await readPortfolio();
  const one = records.find(({ tag_ids: own = [] }) => own.length > 1);
  const [first, second] = one?.tag_ids ?? [];
  if (!one || !first || !second) throw new Error('No location has two tags.');
  const search = one.name.slice(0, 1);
  const found = records.filter(({ search_text: text }) => text.includes(search.toLowerCase()));
  const tagged = (wanted: (own: readonly unknown[]) => boolean) =>
    found.filter(({ tag_ids: own = [] }) => wanted(own)).map(({ id }) => id);
  const only_tag_ids = [first, second];
  const idsOf = async (filters: object) =>
    new Set(await matchingIds({ search, only_tag_ids, ...filters }));
  expect(await idsOf({})).toEqual(
    new Set(tagged((own) => own.includes(first) || own.includes(second))),
  );
  expect(await idsOf({ tag_match: 'all' })).toEqual(
    new Set(tagged((own) => own.includes(first) && own.includes(second))),
  );
  expect(await idsOf({ tag_match: 'none' })).toEqual(
    new Set(tagged((own) => !own.includes(first) && !own.includes(second))),
  );
});

test('declined edits that the platform does not report are unknown until they are checked @CARD-5 @LOC-1', async () => {
  await control('accounts', { persona: 'owner', platform: 'specified' });
  const { readPortfolioSummary, checkDeclined, listFromRecords } = await openPage();
  const { signal } = new AbortController();
  const refused = async (search?: string) =>
    (await listFromRecords({ has_failed_patch_attempts: true, search })).meta.total;
  expect(await readPortfolioSummary(signal)).toMatchObject({ declined: [], isPartial: true });
  expect(await refused()).toBe(0);
  await checkDeclined();
  const standing = await readPortfolioSummary(signal);
  expect(standing).toMatchObject({ isPartial: false });
  expect(standing?.declined.length).toBeGreaterThan(0);
  expect(await refused()).toBe(standing?.declined.length);
  const [first] = (await listFromRecords({ has_failed_patch_attempts: true })).data;
  expect(await refused(first?.name)).toBe(1);
});

test('locations are found by the standing that Google’s reasons name @CARD-5 @LOC-1 @DET-3', async () => {
  await control('accounts', { persona: 'agency', locations: 30 });
  const { listFromRecords, noteDeclined, readPortfolio, readPortfolioSummary } = await openPage();
  const [one, other] = (await readPortfolio()).filter(
    ({ has_failed_patch_attempts: declined }) => !declined,
  );
  if (!one || !other) throw new Error('Google declined edits everywhere.');
  const errors = (message: string) => [{ reason: 'UNVERIFIED_LOCATION', field: null, message }];
  noteDeclined(one.id, true, {
    fields: ['title'],
    errors: errors('Google suspended this profile.'),
  });
  noteDeclined(other.id, true, { fields: ['title'], errors: errors('Not verified.') });
  const found = async () =>
    (await listFromRecords({ standing: 'suspended' })).data.map(({ id }) => id);
  expect(await found()).toEqual([one.id]);
  const summary = await readPortfolioSummary(new AbortController().signal);
  expect(summary?.standing).toEqual({
    suspended: [{ id: one.id, label: expect.stringContaining(one.name) }],
    unverified: [{ id: other.id, label: expect.stringContaining(other.name) }],
  });
  noteDeclined(one.id, undefined);
  expect(await found()).toEqual([]);
});

test('a list composed of records counts the unreadable rows @UPD-9', async () => {
  await control('accounts', { persona: 'agency', locations: 30 });
  await control('faults', { endpoint: 'locations.list', body: 'broken-item', times: 1 });
  const { listFromRecords } = await openPage();
  const page = await listFromRecords({ sort: '-name' });
  expect(page.meta.total).toBe(29);
  expect(unreadableIn(page, 'data')).toBe(1);
});

test('the count includes a location with an unreadable row @UPD-9', async () => {
  await control('accounts', { persona: 'agency', locations: 30 });
  for (const endpoint of ['locations.list', 'locations.listByIds'])
    await control('faults', { endpoint, body: 'broken-item', times: 1 });
  const { listFromRecords } = await openPage();
  const page = await listFromRecords({ sort: '-name' });
  expect(unreadableIn(page, 'data')).toBe(2);
});

test('an unreadable location does not count as deleted, however it is read @UPD-9', async () => {
  await control('accounts', { persona: 'agency', locations: 30 });
  const { matchingIds, readLocations, recordsByIds } = await openPage();
  const ids = await matchingIds({});
  const gone = LocationId.parse(999_999);
  const breakOne = () =>
    control('faults', { endpoint: 'locations.listByIds', body: 'broken-item', times: 1 });
  const read = new Set<LocationId>();
  const visit = (some: readonly { readonly id: LocationId }[]) =>
    some.forEach(({ id }) => read.add(id));

  expect(await readLocations([...ids, gone], visit)).toEqual({ unreadable: 0, unread: new Set() });
  read.clear();
  await breakOne();
  const { unreadable, unread } = await readLocations(ids, visit);
  expect(unreadable).toBe(1);
  expect(unread).toEqual(new Set(ids.filter((id) => !read.has(id))));

  await breakOne();
  await expect(recordsByIds(ids)).rejects.toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('1 location couldn’t be read.'),
  });
  expect(await recordsByIds([...ids, gone])).toHaveLength(ids.length);
});

test('a location that is unreadable after an event makes the records stale @UPD-9', async () => {
  await control('accounts', { persona: 'agency', locations: 30 });
  const { readPortfolio, getPortfolio, announceLocationChange } = await openPage();
  const [first] = await readPortfolio();
  if (!first) throw new Error('There are no locations.');
  await control('faults', { endpoint: 'locations.listByIds', body: 'broken-item', times: 1 });
  announceLocationChange({ kind: 'outdated', id: first.id });
  expect(await readPortfolio()).toHaveLength(30);
  expect(listCalls()).toHaveLength(3);
  expect(getPortfolio()).toMatchObject({ status: 'complete', unreadable: 0 });
});

test.each(['extended', 'specified'])(
  'fields that the platform does not search are found in the records, on the %s platform @LOC-1',
  async (platform) => {
    await control('accounts', { persona: 'agency', locations: 60, platform });
    const { listFromRecords, matchingIds, readPortfolio } = await openPage();
    const [one] = (await readPortfolio()).filter(({ phones }) => phones.length > 0);
    if (!one) throw new Error('No location has a phone number.');
    const search = one.phones[0]?.replaceAll(/[^\d]/g, '');
    const page = await listFromRecords({ search });
    expect(page.data.map(({ id }) => id)).toContain(one.id);
    expect(page.meta).not.toHaveProperty('similar');
    expect(await matchingIds({ search })).toContain(one.id);
    expect(await matchingIds({ search, excluded_location_ids: [one.id] })).not.toContain(one.id);
    const named = (await readPortfolio()).find(({ name }) => /[a-z]{7}/.test(name));
    if (!named) throw new Error('No name has a long word.');
    const similar = await listFromRecords({ search: named.name.replace(/([a-z]{4})[a-z]/, '$1') });
    expect(similar.data.map(({ id }) => id)).toContain(named.id);
    expect(similar.meta).toMatchObject({ similar: true });
  },
);

test('@LOC-1 @UPD-3 the list of locations with updates to review leaves out those with held updates only', async () => {
  await control('accounts', { persona: 'owner', locations: 12 });
  const { listFromRecords, matchingIds, declareReviewed } = await openPage();
  const filters = { has_unresolved_updates: true };
  const [first, ...others] = await matchingIds(filters);
  if (first === undefined) throw new Error('No location has updates.');
  declareReviewed(async () => new Set([first]));
  expect(await matchingIds(filters)).toEqual(others);
  expect((await listFromRecords(filters)).meta.total).toBe(others.length);
  expect(await matchingIds({})).toContain(first);
});
