import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { someJob } from '../../test/some-job.ts';
import { JobState } from './job-state.tsx';

test('@BULK-1 a paused job names what was underway, and does not claim to run', async () => {
  const job = { ...someJob, status: 'paused', pausedBecause: 'user', total: 40 } as const;
  const counts = { ...job.counts, done: 12, pending: 25, sending: 2, unknown: 1 };
  const { container, rerender } = await render(<JobState job={{ ...job, counts }} />);
  expect(container.textContent.trim()).toBe(
    'Paused at 12 of 40. 3 locations were already in progress when you paused.',
  );
  await rerender(
    <JobState job={{ ...job, counts: { ...counts, pending: 28, sending: 0, unknown: 0 } }} />,
  );
  expect(container.textContent.trim()).toBe('Paused at 12 of 40.');
});

test('@BULK-2 a running job doesn’t count failed items as done', async () => {
  const counts = { ...someJob.counts, done: 1, failed: 1, pending: 1 };
  const { container } = await render(<JobState job={{ ...someJob, total: 3, counts }} />);
  expect(container.textContent).toMatch(/^1 of 3 done, 1 failed\./);
});
