import { UserId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { readJobs } from '../../../data/batch/journal.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { tagQueries } from '../../../data/tags/queries.ts';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { Component } from '../rules.route.tsx';

const rule = {
  google_update_behaviour: 'auto-reject-by-field',
  auto_rejection_fields: ['title'],
  allow_owner_manager_auto_reject: false,
};

async function renderRules(): Promise<void> {
  const data = [1, 2].map((id) => ({ ...someLocation, ...rule, id }));
  const meta = { current_page: 1, last_page: 1, per_page: 100, total: 2, to: 2 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data, meta })));
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(2) } });
  queryClient.setQueryData(tagQueries.list().queryKey, { tags: [] });
  await renderScreen(<Component />);
}

test('@LSET-1 a rule is removed only after a question that names its locations', async () => {
  await renderRules();
  await page.getByRole('button', { name: /^Actions for the rule for business name/ }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove at 2 locations' })).toBeVisible();
  expect(await readJobs(UserId.parse(2))).toEqual([]);
});

test('@LSET-1 on a phone, one cell has all facts about a rule', async () => {
  await page.viewport(390, 844);
  await renderRules();
  const facts = page.getByRole('row').nth(1).getByRole('cell').first();
  await expect.element(facts.getByRole('link', { name: 'All 2 locations' })).toBeVisible();
  await expect.element(facts).toMatchTextContent(/Changed by Google.*Last rejected: /);
  await page.viewport(1280, 720);
  await expect.element(page.getByRole('columnheader', { name: 'Last rejected' })).toBeVisible();
  await expect.element(facts).toMatchTextContent(/^Business name$/);
});
