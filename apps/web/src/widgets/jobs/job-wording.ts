import { isStopping, settledCount, type Job } from '../../data/batch/job.ts';
import { formatCount, formatDateTime, formatNumber } from '../../lib/text/format.ts';

export const retryText = (failed: number): string => `Retry ${formatNumber(failed)} failed`;

/** What a job waits for after the user stopped it; empty for any other job. */
export const stoppingJobText = (job: Job, noun: string): string =>
  isStopping(job) ? `Stopping. ${formatCount(job.total - settledCount(job), noun)} underway.` : '';

/** Says that a scheduled job started late, because Placekeeper was closed or busy. */
export const lateText = (planned: string | number, start: string | number): string =>
  `Scheduled for ${formatDateTime(planned)}. Started on ${formatDateTime(start)}, when Placekeeper was next open and free to start it.`;
