import { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '../../../db/schema/provider.ts';
import {
  createNotificationBench,
  type NotificationBench,
} from '../../../testing/notification-bench.ts';
import { DomainError } from '../../errors.ts';
import { changeStanding } from './change-standing.ts';
import { excludeDefaults } from '../exclusions.ts';

const standingOf = ({ deps, row }: NotificationBench, id: LocationId) =>
  deps.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, row(id).profileId))
    .get()?.standing;

const change = (
  bench: NotificationBench,
  standing: 'verified' | 'unverified' | 'suspended',
  locationId = bench.first,
) => changeStanding(bench.deps, bench.actor(), { locationId, standing });

test('@NOTIF-1 a change of standing is mailed at once, even with daily settings, unless switched off', () => {
  const bench = createNotificationBench();
  bench.configure({
    emails: ['a@example.com', 'b@example.com'],
    fields: ['title'],
    sources: ['google'],
  });
  bench.configure({ emails: ['B@example.com'], period: 'immediate' });
  bench.configure({ emails: ['quiet@example.com'], verification_status: false });
  change(bench, 'suspended');
  expect(standingOf(bench, bench.first)).toBe('suspended');
  expect(standingOf(bench, bench.second)).toBe('verified');
  expect(bench.outbox()).toEqual([
    'a@example.com: Harbour Books, Bristol was suspended by Google',
    'b@example.com: Harbour Books, Bristol was suspended by Google',
  ]);
  expect(bench.mails()[0]?.body).toContain(`https://web.example/location/${bench.first}/info`);
  expect(bench.mails()[0]?.body).toContain('https://web.example/settings');
});

test('every standing is mailed once', () => {
  const bench = createNotificationBench();
  bench.configure();
  for (const standing of ['verified', 'unverified', 'unverified', 'verified'] as const)
    change(bench, standing);
  expect(bench.mails().map(({ subject }) => subject)).toEqual([
    'Harbour Books, Bristol needs to be verified again',
    'Harbour Books, Bristol is verified again',
  ]);
});

test('@NOTIF-4 the mails follow the settings in force for the location', () => {
  const bench = createNotificationBench();
  bench.configure();
  bench.configure({ location: bench.second, emails: ['branch@example.com'] });
  excludeDefaults(bench.deps, bench.actor(), { locationId: bench.first, type: 'new-gbp-update' });
  change(bench, 'suspended', bench.first);
  change(bench, 'suspended', bench.second);
  expect(bench.outbox()).toEqual([
    'branch@example.com: Pier Café, Bristol was suspended by Google',
  ]);
});

test('the standing of an unmanaged location changes without a mail', () => {
  const bench = createNotificationBench();
  bench.configure();
  bench.set(bench.first, { managementStatus: 'disabled' });
  change(bench, 'suspended');
  expect(standingOf(bench, bench.first)).toBe('suspended');
  expect(bench.outbox()).toEqual([]);
});

test("@PERM-1 another account's profile is missing", () => {
  const bench = createNotificationBench();
  const missing = LocationId.parse(999_999);
  expect(() => change(bench, 'suspended', missing)).toThrow(DomainError);
});
