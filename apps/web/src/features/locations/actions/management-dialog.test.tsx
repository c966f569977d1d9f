import { LocationId } from '@placekeeper/contracts/core/id';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { queryClient } from '../../../data/api/query-client.ts';
import { ManagementDialog } from './management-dialog.tsx';

const ids = [1, 2, 3].map((id) => LocationId.parse(id));

const openToEnable = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ManagementDialog open on target={{ ids }} onClose={vi.fn()} />
    </QueryClientProvider>,
  );

test.each([
  [10, false],
  [11, true],
])('@LOC-5 with %i slots, 10 of them taken, turning on is offered: %s', async (slots, offered) => {
  queryClient.setQueryData(currentUserQueries.subscriptionMeta().queryKey, {
    gbp_management_subscription: { slots, locations: 10, pending_updates: 0 },
  });
  await openToEnable();
  const confirm = page.getByRole('button', { name: 'Turn on' });
  await expect.poll(() => confirm.element().matches('[aria-disabled=true]')).toBe(!offered);
});
