import { UserId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { renderScreen } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { Component } from './rules.route.tsx';

test('@LSET-1 the page says “No rules yet” only if it knows the rules of every location', async () => {
  const off = {
    google_update_behaviour: 'no-action',
    auto_rejection_fields: [],
    allow_owner_manager_auto_reject: false,
  };
  const data = [
    { ...someLocation, ...off, id: 1 },
    { ...someLocation, ...off, id: 2, auto_rejection_fields: ['a-new-field'] },
  ];
  const meta = { current_page: 1, last_page: 1, per_page: 100, total: 2, to: 2 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data, meta })));
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  queryClient.setQueryData(tagQueries.list().queryKey, { tags: [] });
  await renderRules();
  await expect.element(page.getByText(/The rules of 1 location couldn’t be read/)).toBeVisible();
  await expect
    .element(page.getByText('No rules at the other locations', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('No rules yet')).not.toBeInTheDocument();
});

test('@LSET-1 without a subscription, the page shows what a subscription includes', async () => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { id: UserId.parse(1), has_gbp_management_subscription: false },
  });
  await renderRules();
  const publish = page.getByRole('row', { name: /^Publish your edits to Google/ });
  await expect.element(publish).toMatchTextContent(/NoYes$/);
  await expect.element(page.getByRole('link', { name: 'View plans' })).toBeVisible();
  await expect.element(page.getByText(/rules reject the changes you don’t want/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'GBP updates' }))
    .toHaveAttribute('href', '/gbp-update-management');
});

const renderRules = () => renderScreen(<Component />);
