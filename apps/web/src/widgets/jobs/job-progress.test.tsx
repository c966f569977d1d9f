import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noCounts, type Job } from '../../data/batch/job.ts';
import { someJob } from '../../test/some-job.ts';
import { JobProgress } from './job-progress.tsx';

const job: Job = { ...someJob, counts: { ...noCounts, sending: 4, pending: 6 } };

test('@BULK-1 a stopped job says how many of its calls are underway, and keeps the focus', async () => {
  const screen = await render(<JobProgress job={job} />);
  const stop = page.getByRole('button', { name: 'Stop' });
  stop.element().focus();
  await expect.element(page.getByText(/Stopping/)).not.toBeInTheDocument();
  const counts = { ...noCounts, sending: 4, cancelled: 6 };
  await screen.rerender(<JobProgress job={{ ...job, counts, queued_at: 0 }} />);
  await expect
    .element(page.getByText(/^Stopping\. 4 locations are still in progress\./))
    .toBeVisible();
  await expect.element(stop).toHaveFocus();
  await expect.element(stop).toHaveAttribute('aria-busy', 'true');
});
