import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { locations } from '../../db/schema/locations.ts';
import { profiles } from '../../db/schema/provider.ts';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { createAccount } from '../../seed/create-account.ts';
import { connectLogin } from '../../testing/location-fixture.ts';
import { createTestDeps } from '../../testing/test-deps.ts';
import { minutes } from '../clock.ts';
import { disconnect, loseAuthorization } from '../google-accounts/commands/lose-authorization.ts';
import { importStatus } from './queries/import-status.ts';
import { groupName } from './queries/groups-of-token.ts';
import { showFetch, type Offer } from './queries/fetch.ts';
import { startFetch } from './commands/fetch.ts';
import { importStepMs, startImport } from './commands/import.ts';
import { refusal } from '../../testing/refusal.ts';

const choose = ({ id, groupIds }: Offer) => ({
  id: String(id),
  account: groupName(groupIds[0] ?? 0),
});

function fetched(count: number) {
  const twin = createTestDeps();
  const user = createAccount(twin.deps, { persona: 'new', clock: 'manual', locations: count });
  const actor = () => twin.actor(user);
  const { token } = connectLogin(twin, user);
  const operation = startFetch(twin.deps, actor(), token.id);
  twin.advance(user, minutes(1));
  const { offers } = showFetch(twin.deps, actor(), operation.id);
  const start = (chosen = offers) =>
    startImport(twin.deps, actor(), { tokenId: token.id, choices: chosen.map(choose) });
  const rows = () =>
    twin.deps.db
      .select()
      .from(locations)
      .where(eq(locations.userId, user.id))
      .orderBy(asc(locations.id))
      .all();
  twin.events.length = 0;
  return { ...twin, user, actor, token, offers, start, rows };
}

const subscribe = (
  { setUser, user }: Pick<ReturnType<typeof fetched>, 'setUser' | 'user'>,
  slots: number,
) => setUser(user, { hasSubscription: true, slots });

test('every step imports a profile and reports the whole state, until all are imported (IMP-3)', () => {
  const { deps, user, actor, advance, offers, start, rows, events } = fetched(4);
  expect(importStatus(deps, actor())).toEqual({ total: 0, complete: 0, errored: 0, failures: [] });
  start();
  expect(importStatus(deps, actor())).toEqual({ total: 4, complete: 0, errored: 0, failures: [] });

  for (let step = 1; step <= 4; step += 1) {
    expect(advance(user, importStepMs)).toBe(1);
    expect(importStatus(deps, actor())).toMatchObject({ total: 4, complete: step });
  }
  expect(advance(user, minutes(5))).toBe(0);
  expect(rows().map(({ name }) => name)).toEqual(offers.map(({ title }) => title));
  expect(events).toEqual(
    rows().map(({ id, name }, position) => ({
      channel: `private-App.Models.User.${user.id}`,
      name: 'location.imported',
      payload: {
        total: 4,
        complete: position + 1,
        errored: 0,
        failures: [],
        location: { id, name },
      },
    })),
  );
});

test('a large import is done in batches and ends after forty steps', () => {
  const { user, advance, start, events } = fetched(100);
  start();
  advance(user, importStepMs);
  expect(events).toHaveLength(3);
  expect(advance(user, importStepMs * 39)).toBe(33);
  expect(events.filter(({ name }) => name === 'location.imported')).toHaveLength(99);
});

test('a location starts as a copy of the profile', () => {
  const { deps, user, actor, advance, token, start, rows } = fetched(4);
  start();
  advance(user, minutes(1));
  const [first] = rows();
  const live = deps.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, first?.profileId ?? 0))
    .get()?.live;
  expect(first).toMatchObject({
    profile: live,
    tokenId: token.id,
    name: live?.title,
    storeCode: live?.storeCode,
    updateBehaviour: 'no-action',
    hasUnresolvedUpdates: false,
    importedAt: actor().now - minutes(1) + importStepMs,
  });
  expect(first?.searchText).toContain(foldText(live?.title ?? '?'));
});

test('locations are managed while slots are free', () => {
  const twin = fetched(4);
  subscribe(twin, 3);
  twin.start();
  twin.advance(twin.user, minutes(1));
  expect(twin.rows().map(({ managementStatus }) => managementStatus)).toEqual([
    'enabled',
    'enabled',
    'enabled',
    'disabled',
  ]);
});

test('slots also run out within a batch', () => {
  const twin = fetched(100);
  subscribe(twin, 50);
  twin.start();
  twin.advance(twin.user, importStepMs * 40);
  const managed = twin.rows().map(({ managementStatus }) => managementStatus === 'enabled');
  expect(managed).toEqual(twin.rows().map((_, position) => position < 50));
});

test('without the subscription nothing is managed', () => {
  const { user, advance, start, rows } = fetched(4);
  start();
  advance(user, minutes(1));
  expect(new Set(rows().map(({ managementStatus }) => managementStatus))).toEqual(
    new Set(['disabled']),
  );
});

test('a failed profile is reported by name, and the import completes (IMP-2)', () => {
  const { deps, user, actor, advance, start, rows, events } = fetched(6);
  start();
  advance(user, minutes(1));
  const faulty = deps.db
    .select()
    .from(profiles)
    .all()
    .find(({ importError }) => importError !== null);
  const failure = { id: String(faulty?.id), title: faulty?.title, message: faulty?.importError };

  expect(importStatus(deps, actor())).toEqual({
    total: 6,
    complete: 6,
    errored: 1,
    failures: [failure],
  });
  expect(rows()).toHaveLength(5);
  const errored = events.filter(({ name }) => name === 'location.import-errored');
  expect(errored).toMatchObject([
    { payload: { errored: 1, title: faulty?.title, message: faulty?.importError } },
  ]);
  expect(events.map(({ payload }) => (payload as ImportStatus).complete)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
});

test('events omit long lists of failures', () => {
  const { deps, user, actor, advance, start, events } = fetched(12);
  deps.db
    .update(profiles)
    .set({ importError: 'Suspended. '.repeat(40) })
    .run();
  start();
  advance(user, minutes(1));
  const carried = events.map(({ payload }) => (payload as ImportStatus).failures?.length);
  expect(carried).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, undefined, undefined]);
  expect(importStatus(deps, actor()).failures).toHaveLength(12);
});

test('losing the authorization fails the rest of the import (GACC-2)', () => {
  const { deps, user, actor, advance, token, start } = fetched(4);
  start();
  advance(user, importStepMs);
  loseAuthorization(deps, actor(), token.id);
  advance(user, minutes(1));
  expect(importStatus(deps, actor())).toMatchObject({ total: 4, complete: 4, errored: 3 });
});

test('disconnecting the account removes its import', () => {
  const { deps, user, actor, advance, token, start, rows } = fetched(4);
  start();
  advance(user, importStepMs);
  disconnect(deps, actor(), token.id);
  advance(user, minutes(1));
  expect(rows()).toHaveLength(1);
  expect(importStatus(deps, actor())).toMatchObject({ total: 0, complete: 0 });
});

test('a second import at the same time is refused', () => {
  const { user, advance, offers, start } = fetched(4);
  start(offers.slice(0, 2));
  const second = () => start(offers.slice(2));
  expect(second).toThrow(refusal(409));
  advance(user, minutes(1));
  second();
});

test('invalid choices are refused at their positions, and nothing is imported', () => {
  const { deps, user, actor, advance, token, offers, start, rows } = fetched(4);
  start(offers.slice(0, 1));
  advance(user, minutes(1));
  const other = createAccount(deps, { persona: 'new', clock: 'manual' });
  const foreign = deps.db.select().from(profiles).all().at(-1);
  const [imported, fresh] = offers.map(choose);
  const attempt = () =>
    startImport(deps, actor(), {
      tokenId: token.id,
      choices: [
        { id: fresh?.id ?? '', account: fresh?.account ?? '' },
        { id: imported?.id ?? '', account: imported?.account ?? '' },
        { id: String(foreign?.id), account: fresh?.account ?? '' },
        { id: fresh?.id ?? '', account: fresh?.account ?? '' },
        { id: choose(offers[2] as Offer).id, account: 'accounts/999999' },
      ],
    });
  expect(other.id).not.toBe(user.id);
  expect(attempt).toThrow(
    expect.objectContaining({
      kind: {
        status: 422,
        errors: {
          'locations.1': ['This profile is already imported.'],
          'locations.2': ['The connected account doesn’t have access to this profile.'],
          'locations.3': ['This profile is selected twice.'],
          'locations.4': ['This profile isn’t in accounts/999999.'],
        },
      },
    }),
  );
  advance(user, minutes(1));
  expect(rows()).toHaveLength(1);
});

test('an account without authorization imports nothing (GACC-2)', () => {
  const { deps, actor, token, offers } = fetched(4);
  const request = { tokenId: token.id, choices: offers.map(choose) };
  loseAuthorization(deps, actor(), token.id);
  expect(() => startImport(deps, actor(), request)).toThrow(refusal(409));
});
