import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { googleLocationQueries } from '../../data/google-locations.ts';
import { queryClient } from '../../data/query-client.ts';
import { ImportModal } from './import-modal.tsx';

const { queryKey } = googleLocationQueries.importStatus();
const at = (complete: number) =>
  queryClient.setQueryData(queryKey, { total: 10, complete, errored: 0 });

test('@MODAL-1 an import that no longer moves keeps nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  at(4);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ImportModal />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const wayOut = page.getByRole('button', { name: 'Continue without waiting' });
  await expect.element(page.getByText('4/10 location(s) imported')).toBeVisible();
  vi.advanceTimersByTime(20_000);
  at(5);
  await expect.element(page.getByText('5/10 location(s) imported')).toBeVisible();
  vi.advanceTimersByTime(20_000);
  await expect.element(wayOut).not.toBeInTheDocument();
  vi.advanceTimersByTime(11_000);
  await expect.element(wayOut).toBeVisible();
  await expect.element(page.getByText(/taking longer than expected/)).toBeVisible();
  at(6);
  await expect.element(wayOut).not.toBeInTheDocument();
  vi.useRealTimers();
});
