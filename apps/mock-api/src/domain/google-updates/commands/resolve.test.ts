import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { describe, expect, test } from 'vitest';
import { fields } from '../../../provider/catalogue.ts';
import { createLocationFixture, type LocationFixture } from '../../../testing/location-fixture.ts';
import { loseAuthorization } from '../../google-accounts/commands/lose-authorization.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { showUpdate } from '../queries/list.ts';
import { receiveChange } from './receive.ts';
import { resolveUpdate } from './resolve.ts';
import { refusal } from '../../../testing/refusal.ts';

const actions: readonly UpdateAction[] = ['accept', 'reject', 'dismiss'];
function receive(fixture: LocationFixture, field: ProviderField, value?: unknown): GoogleUpdateId {
  const { deps, actor, id, updates } = fixture;
  receiveChange(deps, actor(), { locationId: id, type: 'google', field, value });
  const opened = updates(id).find(
    ({ fieldName, resolvedAction }) => fieldName === field && resolvedAction === null,
  );
  if (!opened) throw new Error(`Nothing is open about ${field}`);
  return opened.id;
}

const can = (fixture: LocationFixture, id: GoogleUpdateId) => {
  return showUpdate(fixture.deps, fixture.actor(), id).actionability;
};

describe('accepting @UPD-3', () => {
  test.each(providerFields)('the live value becomes ours, and nothing is sent: %s', (field) => {
    const fixture = createLocationFixture([{ specialHours: [] }]);
    const { deps, actor, id, row, live, updates } = fixture;
    const update = receive(fixture, field);
    fixture.advance(1000);
    expect(resolveUpdate(deps, actor(), update, 'accept')).toBe(id);
    expect(fields[field].read(row(id).profile)).toEqual(fields[field].read(live(id)));
    expect(row(id).profile).toEqual(live(id));
    expect(row(id).hasUnresolvedUpdates).toBe(false);
    expect(updates(id)).toMatchObject([
      { resolvedAction: 'accepted', resolvedAt: actor().now, resolvedBy: 'user' },
    ]);
    expect(fixture.attempts(id)).toEqual([]);
    expect(fixture.told()).toEqual(['gbp-update.received']);
  });

  test('the columns for sorting and searching are updated', () => {
    const fixture = createLocationFixture();
    resolveUpdate(fixture.deps, fixture.actor(), receive(fixture, 'title', 'Pier Books'), 'accept');
    expect(fixture.row(fixture.id)).toMatchObject({ name: 'Pier Books' });
    expect(fixture.row(fixture.id).searchText).toMatch(/^pier books/);
  });
});

describe('rejecting @UPD-3', () => {
  test('our value is sent again, and becomes live', () => {
    const fixture = createLocationFixture();
    const { deps, actor, id, row, live, updates } = fixture;
    const before = row(id).profile;
    const update = receive(fixture, 'title', 'Theirs');
    resolveUpdate(deps, actor(), update, 'reject');
    expect(updates(id)).toMatchObject([{ resolvedAction: 'rejected', resolvedAt: actor().now }]);
    expect(row(id)).toMatchObject({ profile: before, hasUnresolvedUpdates: false });
    expect(fixture.attempts(id)).toMatchObject([{ status: 'created', fields: ['title'] }]);
    fixture.advance(publishingTime);
    expect(live(id)).toEqual(before);
    expect(updates(id)).toMatchObject([{ resolvedAction: 'rejected' }]);
    expect(fixture.told()).toEqual([
      'gbp-update.received',
      'patch-attempt.created',
      'patch-attempt.completed',
    ]);
  });

  test('Google refuses another pin, with a reason', () => {
    const fixture = createLocationFixture();
    const update = receive(fixture, 'latlng');
    expect(can(fixture, update)).toEqual({
      can_be_accepted: true,
      can_be_rejected: false,
      can_be_dismissed: true,
      explanation: null,
      accept_reason: null,
      reject_reason: expect.stringMatching(/map pin.*Accept the change, or move the pin there/),
    });
    const attempt = () => resolveUpdate(fixture.deps, fixture.actor(), update, 'reject');
    expect(attempt).toThrow(refusal(409));
    expect(attempt).toThrow(/map pin/);
    expect(fixture.row(fixture.id).hasUnresolvedUpdates).toBe(true);
  });

  test('without authorization nothing can be sent, but the other decisions are possible', () => {
    const fixture = createLocationFixture();
    const { deps, actor, token } = fixture;
    const [title, website] = [receive(fixture, 'title'), receive(fixture, 'websiteUri')];
    loseAuthorization(deps, actor(), token.id);
    expect(can(fixture, title)).toMatchObject({
      can_be_accepted: true,
      can_be_rejected: false,
      can_be_dismissed: true,
      explanation: expect.stringMatching(/isn’t connected/),
    });
    expect(() => resolveUpdate(deps, actor(), title, 'reject')).toThrow(/isn’t connected/);
    resolveUpdate(deps, actor(), title, 'accept');
    resolveUpdate(deps, actor(), website, 'dismiss');
    expect(fixture.row(fixture.id).hasUnresolvedUpdates).toBe(false);
  });
});

test('a dismissed update changes neither value @UPD-3', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id, row, live } = fixture;
  const ours = row(id).profile;
  const update = receive(fixture, 'title', 'Theirs');
  const theirs = live(id);
  resolveUpdate(deps, actor(), update, 'dismiss');
  fixture.advance(publishingTime);
  expect(row(id)).toMatchObject({ profile: ours, hasUnresolvedUpdates: false });
  expect(live(id)).toEqual(theirs);
  expect(fixture.updates(id)).toMatchObject([{ resolvedAction: 'dismissed' }]);
  expect(fixture.attempts(id)).toEqual([]);
});

test.each(actions)(
  'the flag stays while others are open after an update is resolved by %s',
  (action) => {
    const fixture = createLocationFixture();
    const first = receive(fixture, 'title');
    receive(fixture, 'websiteUri');
    resolveUpdate(fixture.deps, fixture.actor(), first, action);
    expect(fixture.row(fixture.id).hasUnresolvedUpdates).toBe(true);
  },
);

test.each(actions.flatMap((first) => actions.map((second) => [first, second] as const)))(
  'an update resolved by %s stays resolved: %s is a conflict @UPD-3',
  (first, second) => {
    const fixture = createLocationFixture();
    const { deps, actor, id } = fixture;
    const update = receive(fixture, 'title', 'Theirs');
    resolveUpdate(deps, actor(), update, first);
    const before = { row: fixture.row(id), updates: fixture.updates(id) };
    expect(() => resolveUpdate(deps, actor(), update, second)).toThrow(
      expect.objectContaining({
        kind: { status: 409 },
        message: expect.stringMatching(
          /^This update has already been (accepted|rejected|dismissed)\.$/,
        ),
      }),
    );
    expect({ row: fixture.row(id), updates: fixture.updates(id) }).toEqual(before);
    expect(can(fixture, update)).toMatchObject({
      can_be_accepted: false,
      can_be_rejected: false,
      can_be_dismissed: false,
      explanation: null,
    });
  },
);

test.each(actions)('%s needs the subscription @PERM-2', (action) => {
  const fixture = createLocationFixture();
  const { deps, actor, setUser } = fixture;
  const update = receive(fixture, 'title');
  setUser({ hasSubscription: false });
  expect(() => resolveUpdate(deps, actor(), update, action)).toThrow(refusal(403));
  expect(() => showUpdate(deps, actor(), update)).toThrow(refusal(403));
});
