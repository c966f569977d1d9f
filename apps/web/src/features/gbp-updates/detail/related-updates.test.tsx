import { withUnreadable } from '@placekeeper/contracts/core/decode';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { updateQueries } from '../../../data/updates/queries.ts';
import { renderScreen } from '../../../test/render.tsx';
import { wireUpdate } from '../../../test/wire-update.ts';
import { RelatedUpdates } from './related-updates.tsx';

const update = GoogleUpdate.parse(wireUpdate(1));
const meta = { current_page: 1, last_page: 1, per_page: 8, total: 0, to: 0 };
const none = { google_updates: [], total_locations: 0, meta };
const pending = updateQueries.ofLocation(update.location.id).queryKey;
const resolved = updateQueries.resolvedOfField(update).queryKey;

test('@UPD-7 an update without related updates says so', async () => {
  queryClient.setQueryData(pending, { ...none, google_updates: [update] });
  queryClient.setQueryData(resolved, none);
  await renderScreen(<RelatedUpdates update={update} />);
  await expect.element(page.getByText(/^No other updates to review/)).toBeVisible();
  await expect.element(page.getByText(/no resolved updates to/)).toBeVisible();
});

test('@UPD-7 a list of unreadable updates isn’t called empty', async () => {
  queryClient.setQueryData(pending, { ...none, google_updates: [update] });
  queryClient.setQueryData(resolved, withUnreadable(none, 'google_updates', 2));
  await renderScreen(<RelatedUpdates update={update} />);
  await expect.element(page.getByText(/^No other updates to review/)).toBeVisible();
  expect(page.getByText(/no resolved updates to/).query()).toBeNull();
});
