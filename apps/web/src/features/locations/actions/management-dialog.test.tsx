import { LocationId } from '@placekeeper/contracts/core/id';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { apiError } from '../../../data/api-error.ts';
import { runBulkAction } from '../../../data/bulk-actions.ts';
import { currentUserQueries } from '../../../data/current-user.ts';
import { queryClient } from '../../../data/query-client.ts';
import { ManagementDialog } from './management-dialog.tsx';

vi.mock('../../../data/bulk-actions.ts', () => ({ runBulkAction: vi.fn() }));

const ids = [1, 2, 3].map((id) => LocationId.parse(id));
const onClose = vi.fn();
const onDone = vi.fn();

const open = (on: boolean) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ManagementDialog
        open
        on={on}
        target={{ count: 3, selection: { mode: 'ids', locations: ids } }}
        onClose={onClose}
        onDone={onDone}
      />
    </QueryClientProvider>,
  );

// Without the styles of the page the backdrop lies above.
const press = (name: string) =>
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

beforeEach(() => vi.resetAllMocks());

test('@LOC-5 @ERR-4 without an answer it is said that it may be done, and the way is to look', async () => {
  vi.mocked(runBulkAction).mockRejectedValueOnce(
    apiError({ kind: 'offline' }, { endpoint: 'bulkActions.run' }),
  );
  await open(false);
  press('Turn off');
  await expect.element(page.getByRole('alert').getByText(/may have been done/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  press('Close and look');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});

test('@LOC-5 a refusal can be tried again as it was', async () => {
  vi.mocked(runBulkAction).mockRejectedValueOnce(
    apiError({ kind: 'server', status: 503 }, { endpoint: 'bulkActions.run' }),
  );
  await open(false);
  press('Turn off');
  await expect.element(page.getByRole('alert').getByText(/had a problem/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
});

test.each([
  [10, false],
  [11, true],
])('@LOC-5 with %i slots, 10 of them taken, turning on is offered: %s', async (slots, offered) => {
  queryClient.setQueryData(currentUserQueries.subscriptionMeta().queryKey, {
    gbp_management_subscription: { slots, locations: 10, pending_updates: 0 },
  });
  await open(true);
  const confirm = page.getByRole('button', { name: 'Turn on' });
  await expect.poll(() => confirm.element().matches('[aria-disabled=true]')).toBe(!offered);
});
