import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useRuleBacktest, type RuleRequest } from '../../data/auto-rejection/rule-backtest.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { RejectionBacktest } from './rejection-backtest.tsx';

const request: RuleRequest = {
  scope: { mode: 'location', location: LocationId.parse(3) },
  change: {
    mode: 'add',
    field_names: ['title', 'websiteUri'],
    allow_owner_manager_auto_reject: false,
  },
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const past = (id: number, change: object = {}) => ({
  id,
  location: { id: 3, name: 'Harbour Books', store_code: null, formatted_address: null },
  type: 'google',
  field_name: 'title',
  platform_value: 'Harbour Books',
  update_value: 'Harbor Books',
  change_action: 'changed',
  created_at: daysAgo(id),
  resolution: { resolved_action: 'rejected', resolved_by: 'user' },
  update_actionability: {
    can_be_accepted: false,
    can_be_rejected: false,
    can_be_dismissed: false,
    explanation: null,
    accept_reason: null,
    reject_reason: null,
  },
  ...change,
});

const pageSize = 4;

/** A platform with the given resolved updates and without pending updates. */
function answer(address: string, resolved: readonly object[]): Response {
  const url = new URL(address, location.href);
  if (url.pathname.endsWith('/locations/3'))
    return Response.json({
      location: { ...someLocation, google_update_behaviour: 'no-action', id: 3 },
    });
  const rows = url.searchParams.get('active') === '1' ? [] : resolved;
  const number = Number(url.searchParams.get('page[number]'));
  const found = rows.slice((number - 1) * pageSize, number * pageSize);
  const meta = {
    current_page: number,
    last_page: Math.max(1, Math.ceil(rows.length / pageSize)),
    per_page: pageSize,
    total: rows.length,
    to: rows.length,
  };
  return Response.json({ google_updates: found, total_locations: 1, meta });
}

function Trial() {
  const trial = useRuleBacktest(request);
  return trial && <RejectionBacktest trial={trial} />;
}

const fetched = vi.fn<(address: string) => Promise<Response>>();

async function show() {
  vi.stubGlobal('fetch', fetched);
  await renderWithQueries(<Trial />);
}

const platform = (resolved: readonly object[]) =>
  fetched.mockImplementation(async (address) => answer(address, resolved));
const box = page.getByRole('region', { name: 'Last 90 days with this rule' });

const nine = [
  ...[1, 2].map((id) => past(id, { resolution: { resolved_action: 'accepted' } })),
  ...[3, 4, 5, 6].map((id) => past(id)),
  ...[7, 8, 9].map((id) => past(id, { field_name: 'websiteUri', update_value: null })),
];

test('@LSET-1 rejected updates and different decisions are counted, with examples', async () => {
  platform(nine);
  await show();
  await expect.element(box.getByText('This rule would have rejected 9 changes.')).toBeVisible();
  await expect.element(box.getByText('You or your team accepted 2 of these.')).toBeVisible();
  await expect.element(box.getByText(/^Based on 9 updates since/)).toBeVisible();
  await expect
    .element(
      box.getByRole('list', { name: 'Rejected changes by field' }).getByRole('listitem').first(),
    )
    .toHaveTextContent('Business name6 changes, 2 of them accepted');
  await expect
    .element(box.getByRole('link', { name: /^Business name changed to Harbor Books/ }).first())
    .toHaveAttribute('href', '/gbp-update-management/1');
  await expect
    .element(box.getByRole('link', { name: /^View in resolved updates/ }))
    .toHaveAttribute(
      'href',
      `/gbp-update-management/archive?locations[]=3&fields[]=title&fields[]=websiteUri&start_date=${daysAgo(90).slice(0, 10)}`,
    );
  expect(fetched.mock.calls.filter(([address]) => address.includes('active=0'))).toHaveLength(3);
});

test('@LSET-1 the backtest says that nothing would have been rejected', async () => {
  platform([]);
  await show();
  await expect.element(box.getByText('This rule would have rejected no changes.')).toBeVisible();
  await expect.element(box.getByText(/^Based on 0 updates since/)).toBeVisible();
  expect(box.getByRole('list').elements()).toEqual([]);
});

test('@LSET-1 a stopped check is marked as incomplete', async () => {
  const never = Promise.withResolvers<Response>();
  fetched.mockImplementation((address) =>
    address.includes('active=0') && address.includes('[number]=2')
      ? never.promise
      : Promise.resolve(answer(address, nine)),
  );
  await show();
  await expect.element(box.getByText('4 of 9 updates')).toBeVisible();
  await box.getByRole('button', { name: 'Stop' }).click();
  await expect.element(box.getByText('This rule would have rejected 4 changes.')).toBeVisible();
  await expect.element(box.getByText(/^Incomplete: based on 4 of 9 updates/)).toBeVisible();
});

test('@ERR-1 a failed check can be retried', async () => {
  fetched.mockImplementation(async (address) =>
    address.includes('google-updates') ? new Response('{}', { status: 422 }) : answer(address, []),
  );
  await show();
  await expect.element(box.getByText(/^Couldn’t check the last 90 days\./)).toBeVisible();
  platform([]);
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect.element(box.getByText('This rule would have rejected no changes.')).toBeVisible();
});
