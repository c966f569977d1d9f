import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { queryClient } from '../../../data/api/query-client.ts';
import { googleTokenQueries } from '../../../data/google-accounts/queries.ts';
import { renderScreen } from '../../../test/render.tsx';
import { someAccount } from '../../../test/some-account.ts';
import { StartErrorNote } from './start-error-note.tsx';

const id = z.parse(GoogleTokenId, 5);

async function show(status: GoogleToken['status']) {
  const token = someAccount({ id, status, locations_count: 0 });
  const asked = vi.fn<() => Response>(() => Response.json({ tokens: [token] }));
  vi.stubGlobal('fetch', async () => asked());
  await renderScreen(
    <StartErrorNote
      address={{ google_account: id, operation: 'op-1' }}
      error={{ kind: 'not-started', message: 'Reconnect it first.' }}
    />,
  );
  await expect.poll(() => asked).toHaveBeenCalled();
}

test('@GACC-2 a refused import of a lost account offers to reconnect it', async () => {
  await show('lost-authorization');
  await expect.element(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
});

test('@ONB-6 any other refusal offers no reconnection', async () => {
  await show('active');
  const { queryKey } = googleTokenQueries.list();
  await expect.poll(() => queryClient.getQueryData(queryKey)?.tokens).toHaveLength(1);
  expect(page.getByRole('alert').element().textContent).toContain('Reconnect it first.');
  expect(page.getByRole('button').query()).toBeNull();
});
