import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationFixture } from '../../../testing/location-fixture.ts';
import { subscriptionMeta, usedSlots } from '../../current-user/queries.ts';
import {
  disconnect,
  loseAuthorization,
} from '../../google-accounts/commands/lose-authorization.ts';
import { listUpdates } from '../../google-updates/queries/list.ts';
import { fetchUpdates, receiveChange } from '../../google-updates/commands/receive.ts';
import { resolveUpdate } from '../../google-updates/commands/resolve.ts';
import { checkIfManaged } from '../queries/view.ts';
import { disableManagement, enableManagement } from './set-management.ts';
import { refusal } from '../../../testing/refusal.ts';

const google = (locationId: LocationId, value: string) =>
  ({ locationId, type: 'google', field: 'title', value }) as const;

test('enabling takes a slot, disabling frees it @LOC-5 @DET-5', () => {
  const { deps, actor, id, row } = createLocationFixture();
  expect(usedSlots(deps, actor())).toBe(1);
  disableManagement(deps, actor(), id);
  expect(row(id).managementStatus).toBe('disabled');
  expect(usedSlots(deps, actor())).toBe(0);
  enableManagement(deps, actor(), id);
  expect(row(id).managementStatus).toBe('enabled');
  expect(usedSlots(deps, actor())).toBe(1);
});

test('without a free slot nothing is enabled @LOC-5', () => {
  const fixture = createLocationFixture([{}, {}]);
  const { deps, actor, ids, row } = fixture;
  const [first, second] = ids as [LocationId, LocationId];
  fixture.setUser({ slots: 1 });
  disableManagement(deps, actor(), first);
  expect(() => enableManagement(deps, actor(), first)).toThrow(refusal(409));
  expect(() => enableManagement(deps, actor(), first)).toThrow(/no free slots/);
  expect(row(first).managementStatus).toBe('disabled');
  disableManagement(deps, actor(), second);
  enableManagement(deps, actor(), first);
  expect(row(first).managementStatus).toBe('enabled');
});

test('enabling a managed location changes nothing, even without a free slot', () => {
  const fixture = createLocationFixture();
  fixture.setUser({ slots: 0 });
  const before = fixture.row(fixture.id);
  enableManagement(fixture.deps, fixture.actor(), fixture.id);
  expect(fixture.row(fixture.id)).toEqual(before);
});

test('without the subscription nothing is enabled @PERM-2', () => {
  const fixture = createLocationFixture();
  fixture.setUser({ hasSubscription: false });
  expect(() => enableManagement(fixture.deps, fixture.actor(), fixture.id)).toThrow(refusal(403));
});

test('a location without its account is enabled only after it is connected again @GACC-2', () => {
  const { deps, actor, id, set } = createLocationFixture();
  set(id, { managementStatus: 'lost-authorization' });
  expect(() => enableManagement(deps, actor(), id)).toThrow(refusal(409));
});

test('a disabled location of an account without authorization is not enabled @GACC-2', () => {
  const { deps, actor, id, token, row } = createLocationFixture();
  disableManagement(deps, actor(), id);
  const lost = { status: 'lost-authorization' } as const;
  deps.db.update(googleTokens).set(lost).where(eq(googleTokens.id, token.id)).run();
  expect(() => enableManagement(deps, actor(), id)).toThrow(/Reconnect/);
  disconnect(deps, actor(), token.id);
  expect(() => enableManagement(deps, actor(), id)).toThrow(/Reconnect/);
  expect(row(id).managementStatus).toBe('disabled');
});

test('disabling closes the updates @DET-5', () => {
  const { deps, actor, id, row, updates } = createLocationFixture();
  receiveChange(deps, actor(), google(id, 'Theirs'));
  expect(row(id).hasUnresolvedUpdates).toBe(true);
  disableManagement(deps, actor(), id);
  expect(row(id).hasUnresolvedUpdates).toBe(false);
  expect(updates(id)).toMatchObject([{ resolvedAction: 'nullified', resolvedAt: actor().now }]);
  expect(listUpdates(deps, actor(), {}).items).toEqual([]);
  expect(subscriptionMeta(deps, actor()).pendingUpdates).toBe(0);
  const [update] = updates(id);
  if (update) {
    expect(() => resolveUpdate(deps, actor(), update.id, 'accept')).toThrow(
      /already been nullified/,
    );
  }
});

test('a location that gets no slot when its account returns has no updates', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id, token, row, updates } = fixture;
  receiveChange(deps, actor(), google(id, 'Theirs'));
  loseAuthorization(deps, actor(), token.id);
  expect(row(id)).toMatchObject({
    managementStatus: 'lost-authorization',
    hasUnresolvedUpdates: true,
  });
  fixture.setUser({ slots: 0 });
  fixture.reconnect();
  expect(row(id)).toMatchObject({ managementStatus: 'disabled', hasUnresolvedUpdates: false });
  expect(updates(id)).toMatchObject([{ resolvedAction: 'nullified' }]);
});

test('a check reports another customer who manages the same profile @DET-6', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  expect(checkIfManaged(deps, actor(), id)).toEqual({ managed: true, managed_elsewhere: false });

  const other = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const otherActor = { user: other, now: actor().now };
  const theirs = fixture.shareProfile(other, id);
  expect(checkIfManaged(deps, actor(), id)).toEqual({ managed: true, managed_elsewhere: true });
  disableManagement(deps, otherActor, theirs);
  disableManagement(deps, actor(), id);
  expect(checkIfManaged(deps, actor(), id)).toEqual({ managed: false, managed_elsewhere: false });
});

test('a check counts the open updates and stores its time @DET-6', () => {
  const { deps, actor, id, row, advance } = createLocationFixture();
  receiveChange(deps, actor(), google(id, 'Theirs'));
  advance(5000);
  expect(fetchUpdates(deps, actor(), id)).toBe(1);
  expect(row(id).lastCheckedAt).toBe(actor().now);
  disableManagement(deps, actor(), id);
  expect(() => fetchUpdates(deps, actor(), id)).toThrow(refusal(409));
});

test('a check needs the subscription @PERM-2', () => {
  const fixture = createLocationFixture();
  fixture.setUser({ hasSubscription: false });
  expect(() => fetchUpdates(fixture.deps, fixture.actor(), fixture.id)).toThrow(refusal(403));
});
