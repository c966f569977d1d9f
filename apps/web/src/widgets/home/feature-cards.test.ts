import { expect, test } from 'vitest';
import { cardsFor, statusOf } from './feature-cards.ts';

const [locations, updates, bulkEdit] = cardsFor({ has_gbp_management_subscription: true });

test('the cards have the specified texts (CARD-2, CARD-3, CARD-4)', () => {
  expect(locations).toMatchObject({
    title: 'Locations',
    description: 'Add, remove & update your locations',
    link: '/locations',
    status: 'enabled',
  });
  expect(updates).toMatchObject({
    title: 'GBP updates',
    link: '/gbp-update-management',
    status: 'enabled',
  });
  expect(bulkEdit).toMatchObject({
    title: 'Bulk edit locations',
    description: 'Change some or all of your locations in a jif',
    link: '/bulk-edit',
    status: 'enabled',
  });
});

test.each([
  ['/x', true, 'enabled'],
  ['/x', false, 'subscription-required'],
  [null, true, 'coming-soon'],
  [null, false, 'coming-soon'],
])('a card to %s, entitled %s, is %s (CARD-1)', (link, entitled, status) => {
  expect(statusOf(link, entitled)).toBe(status);
});
