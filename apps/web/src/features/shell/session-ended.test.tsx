import { UserId } from '@placekeeper/contracts/core/id';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { SessionEnded } from './session-ended.tsx';

const footer = () => {
  const dialog = page.getByRole('dialog', { name: 'Session expired' }).element();
  const actions = [...dialog.querySelectorAll('a, button:not([aria-label])')];
  return actions.map(({ textContent }) => textContent);
};

async function show() {
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(2) } });
  await renderWithQueries(<SessionEnded loggedOut={false} />);
  await expect.element(page.getByRole('button', { name: 'Refresh page' })).toBeVisible();
}

test('@MODAL-4 an expired session suggests a refresh', async () => {
  await show();
  expect(footer()).toEqual(['Refresh page']);
});

test('@MODAL-4 with unsaved work, an expired session suggests the log-in that keeps it', async () => {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: leaving.signal });
  await show();
  expect(footer()).toEqual(['Refresh page', 'Log in (new tab)']);
});
