import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '../../../db/schema/provider.ts';
import {
  createNotificationFixture,
  type NotificationFixture,
} from '../../../testing/notification-fixture.ts';
import { changeStanding } from './change-standing.ts';
import { excludeDefaults } from '../exclusions.ts';

const standingOf = ({ deps, row }: NotificationFixture, id: LocationId) =>
  deps.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, row(id).profileId))
    .get()?.standing;

const change = (
  fixture: NotificationFixture,
  standing: 'verified' | 'unverified' | 'suspended',
  locationId = fixture.first,
) => changeStanding(fixture.deps, fixture.actor(), { locationId, standing });

test('@NOTIF-1 a change of standing is mailed at once, even with daily settings, unless switched off', () => {
  const fixture = createNotificationFixture();
  fixture.configure({
    emails: ['a@example.com', 'b@example.com'],
    fields: ['title'],
    sources: ['google'],
  });
  fixture.configure({ emails: ['B@example.com'], period: 'immediate' });
  fixture.configure({ emails: ['quiet@example.com'], verification_status: false });
  change(fixture, 'suspended');
  expect(standingOf(fixture, fixture.first)).toBe('suspended');
  expect(standingOf(fixture, fixture.second)).toBe('verified');
  expect(fixture.outbox()).toEqual([
    'a@example.com: Harbour Books, Bristol was suspended by Google',
    'b@example.com: Harbour Books, Bristol was suspended by Google',
  ]);
  expect(fixture.mails()[0]?.body).toContain(`https://web.example/location/${fixture.first}/info`);
  expect(fixture.mails()[0]?.body).toContain('https://web.example/settings');
});

test('every standing is mailed once', () => {
  const fixture = createNotificationFixture();
  fixture.configure();
  for (const standing of ['verified', 'unverified', 'unverified', 'verified'] as const)
    change(fixture, standing);
  expect(fixture.mails().map(({ subject }) => subject)).toEqual([
    'Harbour Books, Bristol needs to be verified again',
    'Harbour Books, Bristol is verified again',
  ]);
});

test('@NOTIF-4 the mails follow the settings in force for the location', () => {
  const fixture = createNotificationFixture();
  fixture.configure();
  fixture.configure({ location: fixture.second, emails: ['branch@example.com'] });
  excludeDefaults(fixture.deps, fixture.actor(), {
    locationId: fixture.first,
    type: 'new-gbp-update',
  });
  change(fixture, 'suspended', fixture.first);
  change(fixture, 'suspended', fixture.second);
  expect(fixture.outbox()).toEqual([
    'branch@example.com: Pier Café, Bristol was suspended by Google',
  ]);
  expect(fixture.mails()[0]?.body).toContain('subscribed to notifications for Pier Café, Bristol.');
});

test('the standing of an unmanaged location changes without a mail', () => {
  const fixture = createNotificationFixture();
  fixture.configure();
  fixture.set(fixture.first, { managementStatus: 'disabled' });
  change(fixture, 'suspended');
  expect(standingOf(fixture, fixture.first)).toBe('suspended');
  expect(fixture.outbox()).toEqual([]);
});
