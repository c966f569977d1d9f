import { UserId } from '@placekeeper/contracts/core/id';
import { plainUpdate } from '@placekeeper/contracts/testing/plain-update';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import {
  batchDecisions,
  holdRejection,
  undoLastDecision,
} from '../../../data/updates/held-decisions.ts';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { Overview } from './overview.tsx';

const meta = { current_page: 1, last_page: 1, per_page: 100, total: 1, to: 1 };
const tag = { id: 7, name: 'Flagship', locations_count: 1 };
/** The same in all tests, because the records of the portfolio stay. */
const shop = {
  ...someLocation,
  gbp_management_status: 'enabled',
  has_unresolved_updates: true,
  tags: [tag],
};
const noUpdates = { google_updates: [], total_locations: 0, meta: { ...meta, total: 0, to: null } };

/** Answers the reads of home; `pending` answers those of the pending updates. */
function stubPlatform(pending: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, location.origin);
    if (pathname === '/api/tags') return Promise.resolve(Response.json({ tags: [tag] }));
    if (pathname.startsWith('/api/current-user')) return new Promise<Response>(() => undefined);
    if (!pathname.startsWith('/api/google-updates'))
      return Promise.resolve(Response.json({ data: [shop], meta }));
    const isPending = !['false', '0'].includes(searchParams.get('active') ?? '');
    return isPending ? pending() : Promise.resolve(Response.json(noUpdates));
  });
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { id: UserId.parse(1), locations_count: 1, has_gbp_management_subscription: true },
  });
}

test('@CARD-6 the panels appear together with the one of the tags, so that none moves', async () => {
  const tags = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, location.origin);
    if (pathname === '/api/tags') return tags.promise;
    const isUpdates = pathname.startsWith('/api/google-updates');
    return Promise.resolve(Response.json(isUpdates ? noUpdates : { data: [shop], meta }));
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

test('@CARD-6 without a subscription, no update is counted', async () => {
  stubPlatform(() => Promise.resolve(Response.json(noUpdates)));
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { id: UserId.parse(1), locations_count: 1, has_gbp_management_subscription: false },
  });
  await renderScreen(<Overview />);
  await expect.element(page.getByRole('region', { name: 'By tag' })).toBeVisible();
  await expect.element(page.getByText('With declined edits').first()).toBeVisible();
  await expect.element(page.getByText(/With updates/)).not.toBeInTheDocument();
});

test('@CARD-6 @UPD-3 an update that is resolved but not sent doesn’t count as to review', async () => {
  const update = plainUpdate({
    created_at: new Date().toISOString(),
    location: { ...plainUpdate().location, id: someLocation.id },
  });
  const found = { google_updates: [update], total_locations: 1, meta };
  stubPlatform(() => Promise.resolve(Response.json(found)));
  await renderScreen(<Overview />);
  const locations = page.getByRole('region', { name: '1 location' });
  const updates = page.getByRole('region', { name: 'Updates in the last 90 days' });
  await expect.element(locations).toMatchTextContent(/With updates to review1With/);
  await expect.element(updates).toMatchTextContent(/To review 1/);

  batchDecisions.set([{ action: 'accept', ids: [update.id], from: 'another window' }]);
  await expect.element(locations).toMatchTextContent(/With updates to review0With/);
  await expect.element(updates).toMatchTextContent(/Accepted 1/);
  await expect.element(updates).not.toMatchTextContent(/To review \d/);

  batchDecisions.set([]);
  await expect.element(locations).toMatchTextContent(/With updates to review1With/);
  await expect.element(updates).toMatchTextContent(/To review 1/);

  // A rejection of all matching updates names no ids.
  void holdRejection({ count: 1, filters: {} }, () => undefined);
  await expect.element(locations).toMatchTextContent(/With updates to review0With/);
  await expect.element(updates).toMatchTextContent(/Rejected 1/);
  undoLastDecision();
  await expect.element(updates).toMatchTextContent(/To review 1/);
});

test('@CARD-6 while all updates are read, the updates that are known stay visible', async () => {
  const reads: PromiseWithResolvers<Response>[] = [];
  const page1 = (last_page: number) => ({
    google_updates: [plainUpdate()],
    total_locations: 1,
    meta: { ...meta, last_page, total: 3001 },
  });
  stubPlatform(() => {
    const read = Promise.withResolvers<Response>();
    reads.push(read);
    return read.promise;
  });
  await renderScreen(<Overview />);
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.resolve(Response.json(page1(4)));
  const load = page.getByRole('button', { name: 'Load updates' });
  await load.click();
  await expect.poll(() => reads.length).toBe(2);
  await expect.element(page.getByRole('region', { name: 'Updates to review' })).toBeVisible();
  await expect.element(load).toHaveFocus();
});
