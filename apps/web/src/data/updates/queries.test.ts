import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { wireUpdate } from '../../test/wire-update.ts';
import { queryClient } from '../api/query-client.ts';
import { forgetHiddenReviews, updateQueries } from './queries.ts';
import type { ReviewPage } from './review-page.ts';

afterEach(() => {
  queryClient.clear();
});

function answer(...ids: number[]): void {
  const meta = { current_page: 1, last_page: 1, per_page: 8, total: ids.length, to: ids.length };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        google_updates: ids.map(wireUpdate),
        total_locations: 1,
        meta,
      }),
    ),
  );
}

const idsOf = (page: ReviewPage | undefined) => page?.items.map(({ id }) => Number(id));

test('@UPD-4 after a decision, a page that is not on the screen is read again as a whole', async () => {
  const second = updateQueries.review({ active: true, page: { number: 2, size: 8 } });
  answer(10, 9, 8);
  await queryClient.fetchQuery(second);
  forgetHiddenReviews();
  answer(8, 7, 6);
  const open = new QueryObserver(queryClient, second);
  const close = open.subscribe(() => undefined);
  await expect.poll(() => idsOf(open.getCurrentResult().data)).toEqual([8, 7, 6]);
  close();
});

test('@UPD-4 a decision keeps the page on the screen', async () => {
  const first = updateQueries.review({ active: true, page: { number: 1, size: 8 } });
  answer(10, 9, 8);
  const open = new QueryObserver(queryClient, first);
  const close = open.subscribe(() => undefined);
  await expect.poll(() => idsOf(open.getCurrentResult().data)).toEqual([10, 9, 8]);
  forgetHiddenReviews();
  expect(idsOf(queryClient.getQueryData(first.queryKey))).toEqual([10, 9, 8]);
  close();
});

test('@UPD-4 an update that was just resolved appears in the open archive', async () => {
  const archive = updateQueries.review({ active: false, page: { number: 1, size: 8 } });
  answer(9, 8);
  const open = new QueryObserver(queryClient, archive);
  const close = open.subscribe(() => undefined);
  await expect.poll(() => idsOf(open.getCurrentResult().data)).toEqual([9, 8]);
  answer(10, 9, 8);
  await open.refetch();
  expect(idsOf(open.getCurrentResult().data)).toEqual([10, 9, 8]);
  close();
});
