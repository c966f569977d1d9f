import { LocationId } from '@placekeeper/contracts/core/id';
import type { AutoRejectionRequest } from '@placekeeper/contracts/model/auto-rejection-change';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { RejectionBacktest } from './rejection-backtest.tsx';

const request: AutoRejectionRequest = {
  selection: { mode: 'ids', locations: [z.parse(LocationId, 3)] },
  change: { mode: 'add', field_names: ['title'], allow_owner_manager_auto_reject: false },
};

const nothing = {
  since: '2026-08-24T06:00:00Z',
  locations_count: 1,
  changed_locations_count: 1,
  owner_manager_locations_count: 0,
  idle_locations_count: 0,
  rejected_count: 0,
  rejected_locations_count: 0,
  outcome_totals: {},
  fields: [],
  released_count: 0,
  examples: [],
};

const accepted = {
  id: 7,
  location: { id: 3, name: 'Harbour Books', store_code: null, formatted_address: null },
  type: 'google',
  field_name: 'title',
  platform_value: 'Harbour Books',
  update_value: 'Harbor Books',
  change_action: 'changed',
  created_at: '2026-10-11T09:00:00Z',
  resolution: { resolved_action: 'accepted', resolved_at: '2026-10-12T09:00:00Z' },
  update_actionability: {
    can_be_accepted: false,
    can_be_rejected: false,
    can_be_dismissed: false,
    explanation: null,
    accept_reason: null,
    reject_reason: null,
  },
};

const fetched = vi.fn<() => Promise<Response>>();
afterEach(() => vi.unstubAllGlobals());

async function show() {
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <RejectionBacktest request={request} />
    </QueryClientProvider>,
  );
}

const answer = (body: object) => async () => Response.json(body);
const box = page.getByRole('region', { name: 'The last 90 days with this rule' });

test('@LSET-1 what would have been rejected, where somebody decided otherwise, with examples', async () => {
  fetched.mockImplementation(
    answer({
      ...nothing,
      rejected_count: 9,
      rejected_locations_count: 1,
      outcome_totals: { accepted: 2, rejected: 7 },
      fields: [
        { field_name: 'title', rejected_count: 6, accepted_count: 2, dismissed_count: 0 },
        { field_name: 'websiteUri', rejected_count: 3, accepted_count: 0, dismissed_count: 0 },
      ],
      examples: [accepted],
    }),
  );
  await show();
  await expect.element(box.getByText('9 changes would have been rejected.')).toBeVisible();
  await expect
    .element(box.getByText('Somebody accepted 2 of them: there the rule disagrees.'))
    .toBeVisible();
  await expect
    .element(box.getByRole('list', { name: 'Rejected by field' }).getByRole('listitem').first())
    .toHaveTextContent('Business name6, 2 accepted');
  await expect
    .element(box.getByRole('link', { name: /^Business name changed to Harbor Books/ }))
    .toHaveAttribute('href', '/gbp-update-management/7');
  await expect
    .element(box.getByRole('link', { name: /^See them in the archive/ }))
    .toHaveAttribute(
      'href',
      '/gbp-update-management/archive?locations[]=3&fields[]=title&fields[]=websiteUri&start_date=2026-08-24',
    );
});

test('@LSET-1 nothing would have been rejected', async () => {
  fetched.mockImplementation(answer(nothing));
  await show();
  await expect
    .element(box.getByText('Nothing in the last 90 days would have been rejected.'))
    .toBeVisible();
  expect(box.getByRole('list').elements()).toEqual([]);
});

test('@ERR-1 what could not be looked at is told, and can be tried again', async () => {
  fetched.mockImplementation(async () => new Response('{}', { status: 500 }));
  await show();
  await expect.element(box.getByText(/^The last 90 days could not be looked at\./)).toBeVisible();
  fetched.mockImplementation(answer(nothing));
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(box.getByText('Nothing in the last 90 days would have been rejected.'))
    .toBeVisible();
});
