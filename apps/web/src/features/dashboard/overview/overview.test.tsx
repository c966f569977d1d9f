import { UserId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { Overview } from './overview.tsx';

const meta = { current_page: 1, last_page: 1, per_page: 100, total: 1, to: 1 };
const tag = { id: 7, name: 'Flagship', locations_count: 1 };
const noUpdates = { google_updates: [], total_locations: 0, meta: { ...meta, total: 0, to: null } };

test('@CARD-6 the panels appear together with the one of the tags, so that none moves', async () => {
  const tags = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, location.origin);
    if (pathname === '/api/tags') return tags.promise;
    const isUpdates = pathname.startsWith('/api/google-updates');
    return Promise.resolve(
      Response.json(isUpdates ? noUpdates : { data: [{ ...someLocation, tags: [tag] }], meta }),
    );
  });
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { id: UserId.parse(1), locations_count: 1 },
  });
  await renderScreen(<Overview />);
  const panels = () => document.querySelectorAll('section').length;
  let first = 0;
  const observer = new MutationObserver(() => (first ||= panels()));
  observer.observe(document.body, { childList: true, subtree: true });
  // Everything but the tags has arrived.
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  tags.resolve(Response.json({ tags: [tag] }));
  await expect.element(page.getByRole('region', { name: 'By tag' })).toBeVisible();
  observer.disconnect();
  expect(first).toBe(panels());
});
