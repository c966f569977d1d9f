import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { recordOf, type LocationRecord } from '../../../data/portfolio/location-record.ts';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { portfolioFacts } from './portfolio-facts.ts';
import { PortfolioPanel } from './portfolio-panel.tsx';

const location: LocationRecord = {
  ...recordOf(someLocation),
  gbp_management_status: 'enabled',
  has_unresolved_updates: false,
  has_failed_patch_attempts: false,
  has_description: true,
  has_hours: true,
  has_phone: true,
  has_website: true,
};

const several = (count: number, more: Partial<LocationRecord> = {}): LocationRecord[] =>
  Array.from({ length: count }, () => ({ ...location, ...more }));

async function show(records: readonly LocationRecord[], slots = 0) {
  queryClient.setQueryData(currentUserQueries.subscriptionMeta().queryKey, {
    gbp_management_subscription: { slots, locations: records.length, pending_updates: 0 },
  });
  return renderScreen(
    <PortfolioPanel facts={portfolioFacts(records, [])} tracksUpdates unreadable={0} />,
  );
}

/** The parts of a bar with their shares of the painted width. */
function painted(bar: Element | null | undefined): readonly string[] {
  const parts = [...(bar?.children ?? [])];
  const total = parts.reduce((sum, part) => sum + part.getBoundingClientRect().width, 0);
  return parts.map((part) => {
    const share = Math.round((part.getBoundingClientRect().width / total) * 100);
    return `${part.getAttribute('data-part')} ${share}%`;
  });
}

const bars = (container: Element) => [
  ...new Set([...container.querySelectorAll('[data-part]')].map((part) => part.parentElement)),
];

const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test.for(['ltr', 'rtl'])('@CARD-6 each state is as wide as its share, %s', async (dir) => {
  document.documentElement.dir = dir;
  const { container } = await show([
    ...several(50),
    ...several(30, { gbp_management_status: 'disabled' }),
    ...several(15, { gbp_management_status: 'lost-authorization' }),
    ...several(5, { gbp_management_status: 'archived', has_description: false }),
  ]);
  const [states, description] = bars(container);
  expect(painted(states)).toEqual([
    'enabled 50%',
    'lost-authorization 15%',
    'disabled 30%',
    'unknown 5%',
  ]);
  expect(painted(description)).toEqual(['present 95%', 'missing 5%']);
  await expect
    .element(page.getByRole('link', { name: 'Lost access' }))
    .toHaveAttribute('href', '/locations?status=lost-authorization');
});

test('@CARD-6 one of 25,000 locations is visible in the bar', async () => {
  const { container } = await show([
    ...several(24_999),
    ...several(1, { gbp_management_status: 'lost-authorization' }),
  ]);
  const lost = container.querySelector('[data-part=lost-authorization]');
  expect(lost?.getBoundingClientRect().width).toBeGreaterThanOrEqual(2);
});

test('@CARD-6 without locations the bars are empty', async () => {
  const { container } = await show([]);
  expect(bars(container)).toEqual([]);
  expect(lines().slice(0, 3)).toEqual([
    'Managed0',
    'With updates to review0',
    'With declined edits0',
  ]);
});

test('@CARD-6 suspended and unverified profiles link to their lists', async () => {
  const declined = { has_failed_patch_attempts: true };
  await show([
    ...several(2, { ...declined, standing: 'suspended' }),
    ...several(1, { ...declined, standing: 'unverified' }),
    ...several(3, { ...declined, standing: undefined }),
    ...several(4, { ...declined, standing: null }),
  ]);
  expect(lines()).toContain('Declined: profile suspended (unknown for 3)2');
  await expect
    .element(page.getByRole('link', { name: 'Declined: profile suspended' }))
    .toHaveAttribute('href', '/locations?standing=suspended');
  await expect
    .element(page.getByRole('link', { name: 'Declined: profile not verified' }))
    .toHaveAttribute('href', '/locations?standing=unverified');
});

test('@CARD-6 the used slots are shown if the subscription has some', async () => {
  const { unmount } = await show(several(3), 2500);
  expect(lines()).toContain('Slots used3 of 2,500');
  await unmount();
  await show(several(3));
  expect(lines().join()).not.toContain('Slots');
});

test('@CARD-6 nothing is cut on a phone', async () => {
  await page.viewport(320, 640);
  const { container } = await show(
    several(25_000, {
      has_description: false,
      has_failed_patch_attempts: true,
      standing: 'unverified',
    }),
    25_000,
  );
  await document.fonts.ready;
  const { right } = container.getBoundingClientRect();
  for (const part of container.querySelectorAll('li, li *'))
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
});
