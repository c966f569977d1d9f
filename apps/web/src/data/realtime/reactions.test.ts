import { LocationId, PatchAttemptId } from '@placekeeper/contracts/core/id';
import { events } from '@placekeeper/contracts/events';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { attributeQueries } from '../attributes/queries.ts';
import { googleLocationQueries } from '../imports/queries.ts';
import { locationQueries } from '../locations/queries.ts';
import { unreadLosses } from '../google-accounts/lost-authorizations.ts';
import { clearNotices, noticeOf } from '../location-cache/pending-notices.ts';
import { batchDecisions } from '../updates/held-decisions.ts';
import { updateQueries } from '../updates/queries.ts';
import { eventDrivenKeys } from './catch-up.ts';
import { type ReactionContext, receive } from './reactions.ts';

const location = z.parse(LocationId, 3);
const attempt = (id: number, status = 'created') => ({
  id: z.parse(PatchAttemptId, id),
  status,
  fields: ['title'],
  errors: [],
  created_at: '2026-01-01T00:00:00Z',
  finished_at: null,
});

let client: QueryClient;
let soon: QueryKey[];
let slowly: QueryKey[];
let rarely: QueryKey[];
let context: ReactionContext;

beforeEach(() => {
  client = new QueryClient();
  [soon, slowly, rarely] = [[], [], []];
  context = {
    client,
    refresh: (key) => soon.push(key),
    refreshSlowly: (key) => slowly.push(key),
    refreshRarely: (key) => rarely.push(key),
  };
  clearNotices();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const attempts = () => client.getQueryData(locationQueries.currentPatchAttempts(location).queryKey);

test('an import event is the state of the import (IMP-3)', () => {
  const status = { total: 4, complete: 2, errored: 1 };
  receive('location.imported', { ...status, location: { id: 3, name: 'Shop' } }, context);
  expect(client.getQueryData(googleLocationQueries.importStatus().queryKey)).toMatchObject(status);
  expect(slowly).toContainEqual(['locations', 'list']);
  expect(soon).toEqual([]);
});

test('failures without names in an event keep their known names, and are read (IMP-3)', () => {
  const { queryKey } = googleLocationQueries.importStatus();
  const failures = [{ id: '7', title: 'Shop', message: 'Gone' }];
  client.setQueryData(queryKey, { total: 40, complete: 11, errored: 10, failures });
  const status = { total: 40, complete: 12, errored: 11 };
  receive('location.import-errored', { ...status, title: 'Other', message: 'Gone' }, context);
  expect(client.getQueryData(queryKey)).toMatchObject({ ...status, failures });
  expect(slowly).toContainEqual(queryKey);
});

test('a late import event does not reduce the progress, and the status is read (IMP-3)', () => {
  const { queryKey } = googleLocationQueries.importStatus();
  client.setQueryData(queryKey, { total: 4, complete: 3, errored: 0 });
  const status = { total: 4, complete: 2, errored: 0 };
  receive('location.imported', { ...status, location: { id: 3, name: 'Shop' } }, context);
  expect(client.getQueryData(queryKey)).toMatchObject({ complete: 3 });
  expect(soon).toContainEqual(queryKey);
});

test('the last import event refreshes at once', () => {
  receive(
    'location.import-errored',
    { total: 2, complete: 2, errored: 1, title: 'Shop', message: 'Gone' },
    context,
  );
  expect(soon).toEqual(
    expect.arrayContaining([['locations', 'list'], ['currentUser'], ['googleLocations', 'show']]),
  );
});

test('a change at the provider is noted once for its location, with all of its sources (DET-4)', () => {
  const change = { location_id: 3, has_google_updates: true, has_owner_manager_updates: false };
  receive('gbp-update.received', change, context);
  expect(noticeOf(location)).toBe('Google');
  receive(
    'gbp-update.received',
    { ...change, has_google_updates: false, has_owner_manager_updates: true },
    context,
  );
  expect(noticeOf(location)).toBe('Google and Owner/Manager');
  clearNotices();
  expect(noticeOf(location)).toBeNull();
});

test('a value that returned to ours is not announced (DET-4)', () => {
  const change = { location_id: 3, has_google_updates: false, has_owner_manager_updates: false };
  receive('gbp-update.received', change, context);
  expect(noticeOf(location)).toBeNull();
  expect(soon).toContainEqual(updateQueries.ofLocation(location).queryKey);
});

test('the visible page of updates is read again, and counts new ones (UPD-10)', () => {
  receive(
    'gbp-update.received',
    { location_id: 3, has_google_updates: true, has_owner_manager_updates: false },
    context,
  );
  expect(soon).toContainEqual(['updates', 'review']);
  expect(soon).toContainEqual(updateQueries.ofLocation(location).queryKey);
});

test('home’s panels about updates follow its row about them @CARD-6', () => {
  receive(
    'gbp-update.received',
    { location_id: 3, has_google_updates: true, has_owner_manager_updates: false },
    context,
  );
  receive('patch-attempt.completed', { location_id: 3, patch_attempt: attempt(1) }, context);
  expect(slowly.filter((key) => key[1] === 'recent')).toEqual([
    ['updates', 'recent'],
    ['updates', 'recent'],
  ]);
});

test('while a job resolves many updates, its publications rarely read home’s panels again @CARD-6', () => {
  batchDecisions.set([{ action: 'accept', ids: [], isRunning: true }]);
  receive('patch-attempt.completed', { location_id: 3, patch_attempt: attempt(1) }, context);
  batchDecisions.set([]);
  expect(slowly).not.toContainEqual(['updates', 'recent']);
  expect(rarely).toEqual([['updates', 'recent']]);
});

test('an attempt is listed until its publication ends (DET-3)', () => {
  client.setQueryData(locationQueries.currentPatchAttempts(location).queryKey, {
    patch_attempts: [],
  });
  const event = (id: number) => ({ location_id: 3, patch_attempt: attempt(id) });
  receive('patch-attempt.created', event(1), context);
  receive('patch-attempt.created', event(2), context);
  receive('patch-attempt.created', event(1), context);
  expect(attempts()).toMatchObject({ patch_attempts: [{ id: 2 }, { id: 1 }] });
  receive(
    'patch-attempt.completed',
    { location_id: 3, patch_attempt: attempt(2, 'completed') },
    context,
  );
  receive('patch-attempt.failed', { location_id: 3, patch_attempt: attempt(1, 'failed') }, context);
  expect(attempts()).toEqual({ patch_attempts: [] });
  expect(soon).toContainEqual(locationQueries.failedPatchAttempts(location).queryKey);
  expect(soon).toContainEqual(locationQueries.detail(location).queryKey);
});

test('services changed elsewhere are read again, suggestions are not', () => {
  const patch_attempt = { ...attempt(1), fields: ['title', 'serviceItems'] };
  receive('patch-attempt.created', { location_id: 3, patch_attempt }, context);
  expect(soon).toContainEqual(['services', 'list']);
  expect(soon).not.toContainEqual(['services']);
});

test('an event creates no list of attempts that was never loaded', () => {
  receive('patch-attempt.created', { location_id: 3, patch_attempt: attempt(1) }, context);
  expect(attempts()).toBeUndefined();
});

test('an event of a fetch updates its own operation (ONB-3)', () => {
  receive('locations.partially-fetched', { operation_id: 'op-1', count: 3 }, context);
  receive('locations.fetched', { operation_id: 'op-1', count: 9 }, context);
  const { queryKey } = googleLocationQueries.operation('op-1');
  expect(soon).toEqual([queryKey, queryKey]);
});

test('a lost authorization is announced once, and lists refresh (GACC-2)', () => {
  receive('google-authorization.lost', { google_account: 5, email: 'a@b.example' }, context);
  receive('google-authorization.lost', { google_account: 5, email: 'a@b.example' }, context);
  expect(unreadLosses.get()).toEqual([{ id: 5, email: 'a@b.example' }]);
  expect(soon.slice(0, 2)).toEqual([['googleTokens'], ['locations']]);
});

test('an unknown event counts as a change of unknown kind (UPD-9)', () => {
  receive('pusher:subscription_succeeded', {}, context);
  expect(rarely).toEqual([]);
  receive('location.teleported', { location_id: 3 }, context);
  expect([soon, slowly]).toEqual([[], []]);
  expect(rarely).toEqual(eventDrivenKeys);
});

test('an event is recognised by its class name (RT-1)', () => {
  receive(
    String.raw`App\Events\PatchAttemptFailed`,
    { location_id: 3, patch_attempt: attempt(1, 'failed') },
    context,
  );
  expect(soon).toContainEqual(locationQueries.failedPatchAttempts(location).queryKey);
  expect(rarely).toEqual([]);
});

test.each(Object.keys(events))('%s without a readable payload counts as a change', (name) => {
  receive(name, { location_id: 'three' }, context);
  receive(name, null, context);
  expect(soon).toEqual([]);
  expect(rarely).toEqual([...eventDrivenKeys, ...eventDrivenKeys]);
  // An empty key would refetch all visible data.
  expect(slowly).not.toContainEqual([]);
});

test('an unreadable event of an import or a fetch causes a read (IMP-3, ONB-3)', () => {
  receive('location.imported', { location: { id: 3, name: 'Shop' } }, context);
  expect(slowly).toEqual([['googleLocations'], ['currentUser']]);
  receive('locations.partially-fetched', {}, context);
  expect(slowly.slice(2)).toEqual([['googleLocations']]);
});

test.each([
  { locationId: 3, patchAttempt: attempt(1, 'failed') },
  { location: { id: 3 }, patch_attempt: attempt(1, 'failed') },
  { patch_attempt: { ...attempt(1, 'failed'), location_id: 3 } },
  { location_id: 3, patch_attempt: { id: 1, status: 'failed', fields: ['title'] } },
])('a payload is read in other shapes too: %j (RT-1)', (payload) => {
  receive('patch-attempt.failed', payload, context);
  expect(soon).toContainEqual(locationQueries.failedPatchAttempts(location).queryKey);
  expect(rarely).toEqual([]);
});

test.each([{ google_token_id: 7 }, { googleToken: { id: 7, email: 'c@d.example' } }, { token: 7 }])(
  'a lost authorization is announced however its account is named: %j (GACC-2)',
  (payload) => {
    receive('google-authorization.lost', payload, context);
    expect(unreadLosses.get()).toContainEqual(expect.objectContaining({ id: 7 }));
  },
);

test('changed categories refresh the attributes (ATTR-1)', () => {
  const { queryKey } = attributeQueries.ofLocation(location);
  receive('patch-attempt.created', { location_id: 3, patch_attempt: attempt(1) }, context);
  expect(soon).not.toContainEqual(queryKey);
  const patch_attempt = { ...attempt(2), fields: ['title', 'categories'] };
  receive('patch-attempt.created', { location_id: 3, patch_attempt }, context);
  expect(soon).toContainEqual(queryKey);
});
