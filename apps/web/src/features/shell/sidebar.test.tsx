import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { User } from '@placekeeper/contracts/model/user';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { batchDecisions } from '../../data/updates/held-decisions.ts';
import { pinSidebar } from '../../data/preferences/pinned-sidebar.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { Sidebar } from './sidebar.tsx';

const user = {
  id: 1,
  is_admin: false,
  identity: { name: 'Nina', subscriptions: [] },
  has_gbp_management_subscription: true,
} as unknown as User;

const bar = page.getByRole('banner');
const link = (name: string) => bar.getByRole('link', { name, exact: true });
const pin = bar.getByRole('button', { name: 'Keep sidebar open' });
const width = () => bar.element().getBoundingClientRect().width;
const content = page.getByRole('main');

async function open() {
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user });
  queryClient.setQueryData(currentUserQueries.subscriptionMeta().queryKey, {
    gbp_management_subscription: { pending_updates: 12 },
  } as never);
  const element = (
    <>
      <Sidebar user={user} />
      <main className="md:ml-sidebar">
        <button type="button" className="ml-auto block">
          Content
        </button>
      </main>
    </>
  );
  const router = createMemoryRouter([{ id: 'tags', path: '*', element }]);
  await renderWithQueries(<RouterProvider router={router} />);
  await expect.element(link('GBP updates')).toHaveAccessibleDescription('12 to review');
  return router;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  pinSidebar(false);
});

test('@SHELL-17 the pointer opens the sidebar over the page, and a choice closes it until the pointer has left', async () => {
  const router = await open();
  expect(width()).toBe(60);
  await link('Tags').hover();
  await expect.poll(width).toBe(240);
  expect(content.element().getBoundingClientRect().x).toBe(60);
  await link('Settings').click();
  expect(router.state.location.pathname).toBe('/settings');
  await expect.poll(width).toBe(60);
  await link('Tags').hover();
  await content.getByRole('button').hover();
  await link('Tags').hover();
  await expect.poll(width).toBe(240);
  await content.getByRole('button').hover();
  await expect.poll(width).toBe(60);
});

test('@UPD-3 no number of updates is shown while a job resolves some of them', async () => {
  await open();
  batchDecisions.set([{ action: 'accept', ids: [GoogleUpdateId.parse(1)], isRunning: true }]);
  await expect.element(link('GBP updates')).not.toHaveAccessibleDescription();
  batchDecisions.set([]);
  await expect.element(link('GBP updates')).toHaveAccessibleDescription('12 to review');
});

test('@SHELL-17 the keyboard opens the sidebar, and Escape closes it without moving the focus', async () => {
  await open();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(link('Home')).toHaveFocus();
  await expect.poll(width).toBe(240);
  await userEvent.keyboard('{Escape}');
  await expect.element(link('Home')).toHaveFocus();
  await expect.poll(width).toBe(60);
  await userEvent.tab();
  await expect.element(link('Locations')).toHaveFocus();
  expect(width()).toBe(60);
});

test('@SHELL-17 the pinned sidebar narrows the content, and the browser stores the choice', async () => {
  await open();
  await pin.click();
  await expect.poll(width).toBe(240);
  expect(content.element().getBoundingClientRect().x).toBe(240);
  expect(localStorage.getItem('placekeeper.sidebar')).toBe('pinned');
  await page.viewport(1100, 900);
  await expect.poll(width).toBe(60);
  expect(content.element().getBoundingClientRect().x).toBe(60);
});
