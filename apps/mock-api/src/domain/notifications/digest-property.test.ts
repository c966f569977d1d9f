import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import { isNotifiedOf } from '@placekeeper/contracts/rules/notifications-in-force';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GoogleUpdateRow } from '../../db/schema/google-updates.ts';
import {
  createNotificationFixture,
  type NotificationFixture,
} from '../../testing/notification-fixture.ts';
import { hours } from '../clock.ts';
import { receiveChange } from '../google-updates/commands/receive.ts';
import { resolveUpdate } from '../google-updates/commands/resolve.ts';
import { nextDigestTime } from './commands/digest-time.ts';

const fields = [
  'title',
  'storeCode',
  'profile.description',
  'latlng',
] as const satisfies readonly ProviderField[];

type Step =
  | {
      readonly kind: 'change';
      readonly at: 0 | 1;
      readonly field: ProviderField;
      readonly type: (typeof changeSources)[number];
      readonly value: number;
    }
  | {
      readonly kind: 'decide';
      readonly at: 0 | 1;
      readonly which: number;
      readonly action: 'accept' | 'dismiss';
    }
  | { readonly kind: 'wait'; readonly hours: number };

const location = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change'),
      at: location,
      field: fc.constantFrom(...fields),
      type: fc.constantFrom(...changeSources),
      value: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide'),
      at: location,
      which: fc.nat(4),
      action: fc.constantFrom('accept', 'dismiss'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.integer({ min: 1, max: 40 }) }),
  },
);

const valueOf = (field: ProviderField, value: number) =>
  field === 'latlng' ? { latitude: 51 + value / 1000, longitude: -2.6 } : `Value ${value}`;

/** Each configuration has a separate mailbox, so that a mail identifies its configuration. */
function settings(fixture: NotificationFixture) {
  const made = [
    fixture.configure({ emails: ['all@example.com'] }),
    fixture.configure({ emails: ['google@example.com'], sources: ['google'] }),
    fixture.configure({ emails: ['names@example.com'], fields: ['title'] }),
    fixture.configure({ emails: ['now@example.com'], period: 'immediate' }),
    fixture.configure({
      emails: ['branch@example.com'],
      location: fixture.second,
      sources: ['ownerManager'],
    }),
  ];
  return made.map((row) => ({ ...row, mailbox: row.options.emails[0] ?? '' }));
}
type Setting = ReturnType<typeof settings>[number];

const tells = (
  { options, locationId }: Setting,
  fixture: NotificationFixture,
  update: GoogleUpdateRow,
) =>
  (locationId ?? fixture.first) === update.locationId &&
  isNotifiedOf(options, { field_name: update.fieldName, type: update.type });

const mailsAbout = (fixture: NotificationFixture, mailbox: string, id: GoogleUpdateId) =>
  fixture
    .mails()
    .filter(({ recipient }) => recipient === mailbox)
    .filter(({ body }) => new RegExp(`/gbp-update-management/${id}\\b`).test(body));

test('@NOTIF-1 each update is mailed at most once, and open ones exactly once by the next digest', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const fixture = createNotificationFixture();
      const all = settings(fixture);
      for (const one of steps) take(fixture, one);
      fixture.advance(hours(24));

      const updates = [...fixture.updates(fixture.first), ...fixture.updates(fixture.second)];
      for (const setting of all) {
        for (const update of updates) {
          const found = mailsAbout(fixture, setting.mailbox, update.id);
          expect(found.length).toBeLessThanOrEqual(1);
          expect(found.length === 1).toBe(isExpected(fixture, setting, update));
          if (found[0]) expect(found[0].createdAt).toBe(dueTime(setting, update));
        }
      }
      const pairs = fixture
        .deliveries()
        .map((row) => `${row.updateId} ${row.mailbox} ${row.period}`);
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(fixture.digestJobs()).toEqual([]);
    }),
    { numRuns: 60, seed: 20_261_120 },
  );
});

const dueTime = ({ period }: Setting, { createdAt }: GoogleUpdateRow) =>
  period === 'immediate' ? createdAt : nextDigestTime(createdAt, 7);

function isExpected(
  fixture: NotificationFixture,
  setting: Setting,
  update: GoogleUpdateRow,
): boolean {
  if (!tells(setting, fixture, update)) return false;
  return update.resolvedAt === null || update.resolvedAt >= dueTime(setting, update);
}

function take(fixture: NotificationFixture, one: Step): void {
  const locationId = one.kind === 'wait' || one.at === 0 ? fixture.first : fixture.second;
  if (one.kind === 'wait') fixture.advance(hours(one.hours));
  else if (one.kind === 'change') {
    const { field, type } = one;
    receiveChange(fixture.deps, fixture.actor(), {
      locationId,
      field,
      type,
      value: valueOf(field, one.value),
    });
  } else {
    const open = fixture
      .updates(locationId)
      .filter(({ resolvedAction }) => resolvedAction === null);
    const update = open[one.which % (open.length || 1)];
    if (update) resolveUpdate(fixture.deps, fixture.actor(), update.id, one.action);
  }
}
