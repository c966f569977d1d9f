import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import { createAccount } from '../../seed/create-account.ts';
import { createLocationBench, type LocationBench } from '../../testing/location-bench.ts';
import { loseAuthorization } from '../google-accounts/commands/lose-authorization.ts';
import { fetchUpdates } from './commands/check-location.ts';
import { disableManagement, enableManagement } from '../locations/commands/manage.ts';
import { updateLocation } from '../locations/commands/update.ts';
import { publishingTime } from '../patch-attempts/commands/publish.ts';
import { receiveChangeOnMany } from './commands/receive-on-many.ts';
import { receiveChange, type ProviderChange } from './commands/receive.ts';
import { resolveUpdate } from './commands/resolve.ts';

const receive = (
  { deps, actor, id }: LocationBench,
  value: string,
  type: ProviderChange['type'] = 'google',
) => receiveChange(deps, actor(), { locationId: id, type, field: 'title', value });
const open = ({ updates, id }: LocationBench) =>
  updates(id).filter(({ resolvedAction }) => resolvedAction === null);

test.each(['google', 'ownerManager'] as const)(
  'enabling management detects what %s changed before @DET-5',
  (type) => {
    const bench = createLocationBench();
    const { deps, actor, id } = bench;
    disableManagement(deps, actor(), id);
    receive(bench, 'Theirs', type);
    enableManagement(deps, actor(), id);
    expect(open(bench)).toMatchObject([
      { type, fieldName: 'title', platformValue: 'Harbour Books', updateValue: 'Theirs' },
    ]);
    expect(bench.row(id).hasUnresolvedUpdates).toBe(true);
    expect(bench.told()).toEqual(['gbp-update.received']);
    expect(bench.events[0]?.payload).toMatchObject({
      has_google_updates: type === 'google',
      has_owner_manager_updates: type === 'ownerManager',
    });
  },
);

test('a meanwhile edit in Placekeeper is a difference too, attributed to Google', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  disableManagement(deps, actor(), id);
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  enableManagement(deps, actor(), id);
  expect(open(bench)).toMatchObject([
    { type: 'google', platformValue: 'Quay Books', updateValue: 'Harbour Books' },
  ]);
});

test('changes made while the authorization was lost are detected with its return @GACC-2', () => {
  const bench = createLocationBench();
  const { deps, actor, token } = bench;
  receive(bench, 'Theirs');
  loseAuthorization(deps, actor(), token.id);
  receive(bench, 'Theirs, improved');
  receiveChange(deps, actor(), { locationId: bench.id, type: 'google', field: 'websiteUri' });
  expect(open(bench)).toMatchObject([{ updateValue: 'Theirs' }]);
  bench.reconnect();
  expect(open(bench)).toMatchObject([
    { fieldName: 'title', updateValue: 'Theirs, improved' },
    { fieldName: 'websiteUri' },
  ]);
  expect(bench.updates(bench.id)[0]).toMatchObject({ resolvedAction: 'nullified' });
});

test('a value that returned to ours meanwhile opens no update @GACC-2', () => {
  const bench = createLocationBench();
  receive(bench, 'Theirs');
  loseAuthorization(bench.deps, bench.actor(), bench.token.id);
  receive(bench, 'Harbour Books');
  bench.reconnect();
  expect(open(bench)).toEqual([]);
  expect(bench.row(bench.id).hasUnresolvedUpdates).toBe(false);
});

test('an attempt that waits for the authorization is no difference', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  loseAuthorization(deps, actor(), bench.token.id);
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  bench.reconnect();
  expect(open(bench)).toEqual([]);
  bench.advance(publishingTime);
  expect(bench.live(id).title).toBe('Quay Books');
});

test('accepting without authorization takes the last known value', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  receive(bench, 'Theirs');
  loseAuthorization(deps, actor(), bench.token.id);
  const [update] = open(bench);
  if (update) resolveUpdate(deps, actor(), update.id, 'accept');
  expect(bench.row(id)).toMatchObject({ name: 'Theirs', hasUnresolvedUpdates: false });
  bench.reconnect();
  expect(open(bench)).toEqual([]);
});

test("a check finds another customer's change of the profile @DET-6", () => {
  const bench = createLocationBench();
  const { deps, actor, id, user } = bench;
  const other = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const theirs = bench.shareProfile(other, id);
  const change = { type: 'ownerManager', field: 'title', value: 'Theirs' } as const;
  receiveChange(deps, { user: other, now: actor().now }, { locationId: theirs, ...change });
  expect(open(bench)).toEqual([]);
  expect(fetchUpdates(deps, actor(), id)).toBe(1);
  expect(open(bench)).toMatchObject([{ userId: user.id, type: 'ownerManager' }]);
});

test('a dismissed difference is not opened again before the next change', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  receive(bench, 'Theirs');
  const [update] = open(bench);
  if (update) resolveUpdate(deps, actor(), update.id, 'dismiss');
  expect(fetchUpdates(deps, actor(), id)).toBe(0);
  disableManagement(deps, actor(), id);
  enableManagement(deps, actor(), id);
  expect(open(bench)).toEqual([]);
  receive(bench, 'Theirs, improved');
  expect(open(bench)).toHaveLength(1);
});

test('one change on many profiles has a common value for suitable fields', () => {
  const bench = createLocationBench([{ title: 'North' }, { title: 'South' }]);
  const { deps, actor, ids } = bench;
  const change = { locationIds: ids, type: 'google' } as const;
  receiveChangeOnMany(deps, actor(), { ...change, field: 'regularHours' });
  receiveChangeOnMany(deps, actor(), { ...change, field: 'title' });
  receiveChangeOnMany(deps, actor(), {
    ...change,
    field: 'websiteUri',
    value: 'https://a.example/',
  });
  const [north, south] = ids.map((id) => bench.updates(id).map(({ updateValue }) => updateValue));
  expect(north?.[0]).toEqual(south?.[0]);
  expect([north?.[1], south?.[1]]).toEqual(['North Centre', 'South Centre']);
  expect([north?.[2], south?.[2]]).toEqual(['https://a.example/', 'https://a.example/']);
  expect(() =>
    receiveChangeOnMany(deps, actor(), { ...change, field: 'regularHours', value: 'always' }),
  ).toThrow(expect.objectContaining({ kind: expect.objectContaining({ status: 422 }) }));
});

test('the origin of a live value is stored until it is ours again', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  const changedBy = () => bench.profile(id).changedBy;
  for (const field of providerFields)
    receiveChange(deps, actor(), { locationId: id, type: 'ownerManager', field });
  expect(Object.keys(changedBy()).toSorted()).toEqual([...providerFields].toSorted());
  expect(changedBy().title).toEqual({ by: 'ownerManager', at: actor().now });
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  bench.advance(publishingTime);
  expect(changedBy().title).toBeUndefined();
  expect(changedBy().websiteUri).toBeDefined();
});
