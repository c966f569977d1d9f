import { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import { everyActionAllowed, plainUpdate } from '@placekeeper/contracts/testing/plain-update';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { apiError } from '../../data/http/api-error.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { googleLocationQueries } from '../../data/imports/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import type { PortfolioSummary } from '../../data/portfolio/portfolio-summary.ts';
import { updateQueries } from '../../data/updates/queries.ts';
import { batchDecisions, heldDecisions } from '../../data/updates/held-decisions.ts';
import { recentUpdates } from '../../data/updates/recent-updates.ts';
import { localToday } from '../../lib/text/calendar-day.ts';
import { formatDate } from '../../lib/text/format.ts';
import { renderScreen } from '../../test/render.tsx';
import { Attention, useAttention } from './attention.tsx';

const well: PortfolioSummary = {
  paused: 0,
  managed: 12,
  unmanaged: 0,
  declined: [],
  standing: { suspended: [], unverified: [] },
  holiday: null,
  isPartial: false,
};

const updateAt = (id: number, created_at: string, explanation: string | null = null) =>
  plainUpdate({
    id: GoogleUpdateId.parse(id),
    created_at,
    location: {
      ...plainUpdate().location,
      id: LocationId.parse(id),
      name: 'Puffin Accounting',
      store_code: `PUAC-00${id}`,
    },
    update_actionability: {
      ...everyActionAllowed,
      can_be_rejected: explanation === null,
      explanation,
    },
  });

const suspended = 'Google suspended this profile. You can’t publish until this is resolved.';
const unverified =
  'This business isn’t verified on Google. You can’t publish until this is resolved.';

interface Home {
  /** Reads without a response. */
  readonly open?: readonly ('waiting' | 'summary')[];
  readonly summary?: PortfolioSummary | null | 'failed';
  readonly updates?: readonly ReturnType<typeof plainUpdate>[];
  /** The number of pending updates, if not all of them are read. */
  readonly total?: number;
  readonly unread?: number;
  readonly subscribed?: boolean;
}

const answerWaiting = (total: number) =>
  queryClient.setQueryData(updateQueries.waiting().queryKey, {
    google_updates: [],
    total_locations: total,
    meta: { current_page: 1, last_page: 1, per_page: 1, total, to: 1 },
  });

async function show({
  open = [],
  summary = well,
  updates = [],
  unread = 0,
  total = updates.length + unread,
  subscribed = true,
}: Home) {
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: {
      id: 1,
      is_admin: false,
      has_gbp_management_subscription: subscribed,
      locations_count: 12,
      metadata: {},
    },
  } as never);
  queryClient.setQueryData(currentUserQueries.subscriptionMeta().queryKey, {
    gbp_management_subscription: { slots: 20, locations: 12, pending_updates: total },
  });
  queryClient.setQueryData(googleTokenQueries.list().queryKey, { tokens: [] });
  queryClient.setQueryData(googleLocationQueries.importStatus().queryKey, {
    total: 0,
    complete: 0,
    errored: 0,
  });
  const { queryKey } = locationQueries.standing();
  if (summary === 'failed') {
    const error = apiError({ kind: 'server', status: 500 });
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey })
      .setState({ status: 'error', error, errorUpdatedAt: Date.now() });
  } else if (!open.includes('summary')) queryClient.setQueryData(queryKey, summary);
  if (!open.includes('waiting')) answerWaiting(total);
  queryClient.setQueryData(recentUpdates(localToday(), false).queryKey, {
    pending: { updates, unread, total, read: updates.length + unread },
    resolved: { updates: [], unread: 0, total: 0, read: 0 },
  });
  const Home = () => <Attention {...useAttention()} />;
  await renderScreen(<Home />);
}

const rows = () =>
  page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test.each([true, false])(
  '@CARD-5 only a user without a subscription is led to the plans (subscribed: %s)',
  async (subscribed) => {
    await show({ subscribed });
    const plans = page.getByRole('link', { name: 'View plans' });
    await expect.poll(() => plans.elements().length).toBe(subscribed ? 0 : 1);
    await expect
      .element(page.getByText(subscribed ? /caught up/ : /^You don’t have/))
      .toBeVisible();
  },
);

test('@CARD-5 a slow row about updates moves nothing when it arrives', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  await page.viewport(1440, 900);
  await show({ open: ['waiting', 'summary'], total: 3 });
  // The list is hidden for two seconds.
  const items = () => [...document.querySelectorAll('ul > li')];
  const heights = () => items().map((item) => item.getBoundingClientRect().height);
  await expect.poll(items).toHaveLength(3);
  const before = heights();
  answerWaiting(3);
  await expect.poll(() => items()[1]?.textContent).toMatch(/^3 profile updates to review/);
  expect(heights()).toEqual(before);
});

test('@CARD-5 the row about updates names the day of the oldest', async () => {
  await show({
    updates: [updateAt(1, '2026-03-02T09:00:00Z'), updateAt(2, '2026-02-27T21:00:00Z')],
  });
  await expect
    .poll(rows)
    .toEqual([
      `2 profile updates to review at 2 locations, the oldest from ${formatDate('2026-02-27T21:00:00Z')}.Review`,
    ]);
});

test('@CARD-5 the row about a single update names its day', async () => {
  await show({ updates: [updateAt(1, '2026-03-02T09:00:00Z')] });
  await expect
    .poll(rows)
    .toEqual([
      `1 profile update to review at 1 location, from ${formatDate('2026-03-02T09:00:00Z')}.Review`,
    ]);
});

test('@CARD-5 @UPD-9 no day is named if an update could not be read or has no date', async () => {
  const updates = [updateAt(1, '2026-03-02T09:00:00Z')];
  await show({ updates, unread: 1 });
  await expect.poll(rows).toEqual(['2 profile updates to review at 2 locations.Review']);
});

test('@CARD-5 no day is named if not all updates are read', async () => {
  await show({ updates: [updateAt(1, '2026-03-02T09:00:00Z')], total: 3001 });
  await expect.poll(rows).toEqual(['3,001 profile updates to review at 3,001 locations.Review']);
});

test('@CARD-5 @UPD-3 updates that are resolved but not sent don’t count as to review', async () => {
  const updates = [1, 2, 3].map((id) => updateAt(id, '2026-03-02T09:00:00Z'));
  const ids = updates.slice(1).map(({ id }) => id);
  heldDecisions.set([{ action: 'accept', ids, onUndo: () => undefined }]);
  await show({ updates });
  await expect
    .poll(rows)
    .toEqual(['1 profile update to review, 2 resolved (you can still undo).Review']);
  // While a job sends them, the platform still counts an unknown number of them.
  batchDecisions.set([{ action: 'accept', ids, isRunning: true }]);
  heldDecisions.set([]);
  await expect.poll(rows).toEqual(['Resolving updates…Review']);
  batchDecisions.set([]);
  await expect.poll(rows).toEqual([expect.stringMatching(/^3 profile updates to review at 3/)]);
});

test('@CARD-5 profiles that Google suspended or never verified come before declined edits and updates', async () => {
  await show({
    summary: { ...well, declined: [{ id: LocationId.parse(9), label: 'Harbour Dental (HD-9)' }] },
    updates: [
      updateAt(1, '2026-03-02T09:00:00Z', suspended),
      updateAt(1, '2026-03-02T08:00:00Z', suspended),
      updateAt(2, '2026-03-02T07:00:00Z', unverified),
      ...[3, 4].map((id) => updateAt(id, '2026-03-01T09:00:00Z', suspended)),
    ],
  });
  await expect
    .poll(rows)
    .toEqual([
      'Google suspended 3 profiles: Puffin Accounting (PUAC-001), Puffin Accounting (PUAC-003) and 1 more. You can’t publish edits to these profiles until this is resolved.View updates',
      '1 profile isn’t verified on Google: Puffin Accounting (PUAC-002). You can’t publish edits to this profile until this is resolved.View location',
      'Google declined edits at 1 location: Harbour Dental (HD-9). View location',
      `5 profile updates to review at 5 locations, the oldest from ${formatDate('2026-03-01T09:00:00Z')}.Review`,
    ]);
  await expect
    .element(page.getByRole('link', { name: 'View updates' }))
    .toHaveAttribute('href', '/gbp-update-management?locations[]=1&locations[]=3&locations[]=4');
  await expect
    .element(page.getByRole('link', { name: 'View location' }).first())
    .toHaveAttribute('href', '/location/2/info');
});

test('@CARD-5 open locations that Google shows as closed come first, until their updates are resolved', async () => {
  const closedAt = (id: number, update_value: unknown, platform_value: unknown = 'open') => ({
    ...updateAt(id, '2026-03-01T09:00:00Z'),
    field_name: 'openInfo.status',
    platform_value,
    update_value,
  });
  await show({
    updates: [
      closedAt(1, 'CLOSED_TEMPORARILY'),
      closedAt(2, 'closed_permanently'),
      closedAt(3, 'open', 'closed_temporarily'),
      closedAt(4, 'closed_permanently', 'closed_temporarily'),
      closedAt(5, { unreadable: true }),
      closedAt(6, 'CLOSED_TEMPORARILY'),
    ],
  });
  await expect
    .poll(() => rows()[0])
    .toBe(
      'Google shows 3 locations as closed: Puffin Accounting (PUAC-001), Puffin Accounting (PUAC-002) and 1 more. In Placekeeper, they’re open.Review',
    );
  await expect
    .element(page.getByRole('link', { name: 'Review' }).first())
    .toHaveAttribute('href', '/gbp-update-management?fields[]=openInfo.status&group=change');
  onTestFinished(() => batchDecisions.set([]));
  const ids = [1, 6].map((id) => GoogleUpdateId.parse(id));
  batchDecisions.set([{ action: 'accept', ids, isRunning: true }]);
  await expect
    .poll(() => rows()[0])
    .toBe(
      'Google shows 1 location as closed: Puffin Accounting (PUAC-002). In Placekeeper, it’s open.Review',
    );
});

test('@CARD-5 declined edits are named with their fields and the day when this browser first saw one', async () => {
  const seen = (since: string) => ({ since: Date.parse(since), sentWith: [], reasons: '' });
  const fields = { websiteUri: seen('2026-02-27T09:00:00Z'), title: seen('2026-02-26T09:00:00Z') };
  const declined = [
    { id: LocationId.parse(1), label: 'Harbour', refused: fields },
    {
      id: LocationId.parse(2),
      label: 'Quay',
      refused: { 'profile.description': seen('2026-03-01') },
    },
    { id: LocationId.parse(3), label: 'Pier' },
  ];
  await show({ summary: { ...well, declined } });
  await expect
    .poll(rows)
    .toEqual([
      `Google declined edits at 3 locations: Harbour, Quay and 1 more. Website, business name and 1 more. First noticed in this browser on ${formatDate('2026-02-26T09:00:00Z')}. Google doesn’t say when it declines edits.View locations`,
    ]);
});

test.for(['ltr', 'rtl'])('@CARD-5 long names are not cut, %s', async (dir) => {
  document.documentElement.dir = dir;
  await page.viewport(320, 640);
  const label = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);
  const holiday = { name: label, date: localToday(), countries: [], missing: 12 };
  await show({ summary: { ...well, declined: [{ id: LocationId.parse(1), label }], holiday } });
  await expect
    .poll(rows)
    .toEqual([expect.stringContaining('Google declined'), expect.stringContaining('is today')]);
  const region = page.getByRole('region', { name: 'Needs attention' }).element();
  const { left, right } = region.getBoundingClientRect();
  for (const part of region.querySelectorAll('p, span, strong, bdi, a')) {
    expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
});

test('@CARD-5 the next holiday is the last row', async () => {
  const date = localToday();
  await show({
    summary: {
      ...well,
      holiday: { date, name: 'Boxing Day', missing: 1, countries: [{ country: 'GB', missing: 1 }] },
    },
    updates: [updateAt(1, '2026-03-02T09:00:00Z')],
  });
  await expect
    .poll(rows)
    .toEqual([
      `1 profile update to review at 1 location, from ${formatDate('2026-03-02T09:00:00Z')}.Review`,
      'Boxing Day is today: 1 location has no special hours.Plan',
    ]);
  await expect
    .element(page.getByRole('link', { name: 'Plan' }))
    .toHaveAttribute('href', `/bulk-edit/holidays?days=${date}&gaps=1&country=GB`);
});

test('@CARD-5 locations that home has not read are mentioned below the other rows', async () => {
  await show({ summary: null, updates: [updateAt(1, '2026-03-02T09:00:00Z')] });
  await expect
    .element(page.getByText('Placekeeper hasn’t checked for paused locations and declined edits.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Check now' })).toBeVisible();
});

test('@CARD-5 @ERR-1 a failed read of all locations names everything that is not known', async () => {
  await show({ summary: 'failed', updates: [updateAt(1, '2026-03-02T09:00:00Z')] });
  await expect
    .element(page.getByText('Couldn’t load paused locations and declined edits.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Review' })).toBeVisible();
});
