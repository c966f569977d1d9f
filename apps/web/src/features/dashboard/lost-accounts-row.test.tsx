import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { renderScreen } from '../../test/render.tsx';
import { someAccount } from '../../test/some-account.ts';
import { useLostAccounts } from './lost-accounts-row.tsx';

const lost = (id: number, counts: Partial<GoogleToken>) =>
  someAccount({
    id: GoogleTokenId.parse(id),
    email: `shop${id}@example.com`,
    status: 'lost-authorization',
    ...counts,
  });

function Rows() {
  return <ul>{useLostAccounts().rows}</ul>;
}

test.each([
  [
    'counts the managed locations of an account',
    [lost(1, { locations_count: 22, managed_locations_count: 20 })],
    '20 locations paused. Placekeeper lost access to shop1@example.com.',
  ],
  [
    'gives no number if only all locations are counted',
    [lost(1, { locations_count: 22 })],
    'Placekeeper lost access to shop1@example.com. Its managed locations are paused.',
  ],
  [
    'says nothing about locations that an account does not have',
    [lost(1, { locations_count: 0 })],
    'Placekeeper lost access to shop1@example.com.',
  ],
  [
    'gives no sum if the managed locations of one account are unknown',
    [1, 2, 3].map((id) =>
      lost(id, { locations_count: 4, ...(id > 1 && { managed_locations_count: 4 }) }),
    ),
    'Placekeeper lost access to 3 Google accounts. Their managed locations are paused.',
  ],
])('@GACC-2 home %s', async (_, tokens, text) => {
  queryClient.setQueryData(googleTokenQueries.list().queryKey, { tokens });
  await renderScreen(<Rows />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent(`${text}Reconnect`);
});
