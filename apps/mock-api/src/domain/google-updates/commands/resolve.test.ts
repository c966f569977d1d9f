import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../db/schema/users.ts';
import { fields } from '../../../provider/fields.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationBench, type LocationBench } from '../../../testing/location-bench.ts';
import { loseAuthorization } from '../../google-accounts/commands/lose-authorization.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { showUpdate } from '../queries/list.ts';
import { receiveChange } from './receive.ts';
import { resolveUpdate } from './resolve.ts';

const actions: readonly UpdateAction[] = ['accept', 'reject', 'dismiss'];
const refusal = (status: number) => expect.objectContaining({ kind: { status } });

/** Opens an update and returns its id. */
function receive(bench: LocationBench, field: ProviderField, value?: unknown): GoogleUpdateId {
  const { deps, actor, id, updates } = bench;
  receiveChange(deps, actor(), { locationId: id, type: 'google', field, value });
  const opened = updates(id).find(
    ({ fieldName, resolvedAction }) => fieldName === field && resolvedAction === null,
  );
  if (!opened) throw new Error(`Nothing is open about ${field}`);
  return opened.id;
}

const can = (bench: LocationBench, id: GoogleUpdateId) => {
  return showUpdate(bench.deps, bench.actor(), id).actionability;
};

describe('accepting @UPD-3', () => {
  test.each(providerFields)('the live value becomes ours, and nothing is sent: %s', (field) => {
    const bench = createLocationBench([{ specialHours: [] }]);
    const { deps, actor, id, row, live, updates } = bench;
    const update = receive(bench, field);
    bench.advance(1000);
    expect(resolveUpdate(deps, actor(), update, 'accept')).toBe(id);
    expect(fields[field].read(row(id).profile)).toEqual(fields[field].read(live(id)));
    expect(row(id).profile).toEqual(live(id));
    expect(row(id).hasUnresolvedUpdates).toBe(false);
    expect(updates(id)).toMatchObject([{ resolvedAction: 'accepted', resolvedAt: actor().now }]);
    expect(bench.attempts(id)).toEqual([]);
    expect(bench.told()).toEqual(['gbp-update.received']);
  });

  test('the columns for sorting and searching follow', () => {
    const bench = createLocationBench();
    resolveUpdate(bench.deps, bench.actor(), receive(bench, 'title', 'Pier Books'), 'accept');
    expect(bench.row(bench.id)).toMatchObject({ name: 'Pier Books' });
    expect(bench.row(bench.id).searchText).toMatch(/^pier books/);
  });
});

describe('rejecting @UPD-3', () => {
  test('our value is sent again, and becomes live', () => {
    const bench = createLocationBench();
    const { deps, actor, id, row, live, updates } = bench;
    const before = row(id).profile;
    const update = receive(bench, 'title', 'Theirs');
    resolveUpdate(deps, actor(), update, 'reject');
    expect(updates(id)).toMatchObject([{ resolvedAction: 'rejected', resolvedAt: actor().now }]);
    expect(row(id)).toMatchObject({ profile: before, hasUnresolvedUpdates: false });
    expect(bench.attempts(id)).toMatchObject([{ status: 'created', fields: ['title'] }]);
    bench.advance(publishingTime);
    expect(live(id)).toEqual(before);
    expect(updates(id)).toMatchObject([{ resolvedAction: 'rejected' }]);
    expect(bench.told()).toEqual([
      'gbp-update.received',
      'patch-attempt.created',
      'patch-attempt.completed',
    ]);
  });

  test('Google refuses another pin, with a reason', () => {
    const bench = createLocationBench();
    const update = receive(bench, 'latlng');
    expect(can(bench, update)).toEqual({
      can_be_accepted: true,
      can_be_rejected: false,
      can_be_dismissed: true,
      explanation: null,
      accept_reason: null,
      reject_reason: expect.stringMatching(/map pin.*Accept the change, or move the pin there/),
    });
    const attempt = () => resolveUpdate(bench.deps, bench.actor(), update, 'reject');
    expect(attempt).toThrow(refusal(409));
    expect(attempt).toThrow(/map pin/);
    expect(bench.row(bench.id).hasUnresolvedUpdates).toBe(true);
  });

  test('without authorization nothing can be sent, but the other decisions are possible', () => {
    const bench = createLocationBench();
    const { deps, actor, token } = bench;
    const [title, website] = [receive(bench, 'title'), receive(bench, 'websiteUri')];
    loseAuthorization(deps, actor(), token.id);
    expect(can(bench, title)).toMatchObject({
      can_be_accepted: true,
      can_be_rejected: false,
      can_be_dismissed: true,
      explanation: expect.stringMatching(/isn’t connected/),
    });
    expect(() => resolveUpdate(deps, actor(), title, 'reject')).toThrow(/isn’t connected/);
    resolveUpdate(deps, actor(), title, 'accept');
    resolveUpdate(deps, actor(), website, 'dismiss');
    expect(bench.row(bench.id).hasUnresolvedUpdates).toBe(false);
  });
});

test('dismissing changes neither side @UPD-3', () => {
  const bench = createLocationBench();
  const { deps, actor, id, row, live } = bench;
  const ours = row(id).profile;
  const update = receive(bench, 'title', 'Theirs');
  const theirs = live(id);
  resolveUpdate(deps, actor(), update, 'dismiss');
  bench.advance(publishingTime);
  expect(row(id)).toMatchObject({ profile: ours, hasUnresolvedUpdates: false });
  expect(live(id)).toEqual(theirs);
  expect(bench.updates(id)).toMatchObject([{ resolvedAction: 'dismissed' }]);
  expect(bench.attempts(id)).toEqual([]);
});

test.each(actions)(
  'the flag stays while others are open after an update is resolved by %s',
  (action) => {
    const bench = createLocationBench();
    const first = receive(bench, 'title');
    receive(bench, 'websiteUri');
    resolveUpdate(bench.deps, bench.actor(), first, action);
    expect(bench.row(bench.id).hasUnresolvedUpdates).toBe(true);
  },
);

test.each(actions.flatMap((first) => actions.map((second) => [first, second] as const)))(
  'an update resolved by %s stays resolved: %s is a conflict @UPD-3',
  (first, second) => {
    const bench = createLocationBench();
    const { deps, actor, id } = bench;
    const update = receive(bench, 'title', 'Theirs');
    resolveUpdate(deps, actor(), update, first);
    const before = { row: bench.row(id), updates: bench.updates(id) };
    expect(() => resolveUpdate(deps, actor(), update, second)).toThrow(refusal(409));
    expect({ row: bench.row(id), updates: bench.updates(id) }).toEqual(before);
    expect(can(bench, update)).toMatchObject({
      can_be_accepted: false,
      can_be_rejected: false,
      can_be_dismissed: false,
      explanation: null,
    });
  },
);

test.each(actions)('%s needs the subscription @PERM-2', (action) => {
  const bench = createLocationBench();
  const { deps, actor, user } = bench;
  const update = receive(bench, 'title');
  deps.db.update(users).set({ hasSubscription: false }).where(eq(users.id, user.id)).run();
  expect(() => resolveUpdate(deps, actor(), update, action)).toThrow(refusal(403));
  expect(() => showUpdate(deps, actor(), update)).toThrow(refusal(403));
});

test.each(actions)("%s is refused for another account's update @PERM-1", (action) => {
  const bench = createLocationBench();
  const update = receive(bench, 'title');
  const other = createAccount(bench.deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const stranger = { user: other, now: bench.actor().now };
  expect(() => resolveUpdate(bench.deps, stranger, update, action)).toThrow(refusal(404));
  expect(bench.updates(bench.id)).toMatchObject([{ resolvedAction: null }]);
});
