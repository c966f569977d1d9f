import type { NotificationConfigurationInput } from '@placekeeper/contracts/model/notification';
import { notificationsInForce } from '@placekeeper/contracts/rules/notifications-in-force';
import { expect, test } from 'vitest';
import { inForceSentence, recipientsText } from './in-force-sentence.ts';

const telling = (
  period: NotificationConfigurationInput['period'],
  ...emails: readonly string[]
): NotificationConfigurationInput => ({
  period,
  type: 'new-gbp-update',
  options: {
    fields: [],
    sources: [],
    emails: [...emails],
    verification_status: true,
    location: null,
  },
});

const daily = telling('daily', 'a@example.com');
const atOnce = telling('immediate', 'b@example.com');
const type = 'new-gbp-update';

test.each([
  [
    { own: [atOnce], account: [daily], exclusions: [] },
    'b@example.com gets an email immediately. This location has custom notifications.',
  ],
  [
    { own: [], account: [daily], exclusions: [] },
    'a@example.com gets a daily email. This location uses the account default.',
  ],
  [
    { own: [], account: [daily], exclusions: [type] },
    'No one gets emails. Notifications are off for this location.',
  ],
  [{ own: [], account: [], exclusions: [] }, 'No one gets emails. Account notifications are off.'],
])('@LSET-2 @NOTIF-4 %j is described in one sentence', (settings, sentence) => {
  expect(inForceSentence(notificationsInForce(type, settings))).toBe(sentence);
});

test('each address is named once, and many are counted', () => {
  expect(recipientsText([daily, atOnce, telling('daily', 'b@example.com')])).toBe(
    'a@example.com and b@example.com get immediate or daily emails',
  );
  expect(
    recipientsText([
      telling('daily', 'a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'),
    ]),
  ).toBe('a@example.com, b@example.com and 2 other addresses get a daily email');
});
