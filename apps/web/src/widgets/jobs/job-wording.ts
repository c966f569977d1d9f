import { isStopping, settledCount, type Job } from '../../data/batch/job.ts';
import { formatCount, formatDateTime, formatNumber } from '../../lib/text/format.ts';

export const retryText = (failed: number): string => `Retry failed (${formatNumber(failed)})`;

/** What a job waits for after the user stopped it; empty for any other job. */
export const stoppingJobText = (job: Job, noun: string): string =>
  isStopping(job)
    ? `Stopping. ${formatCount(job.total - settledCount(job), `${noun} is`, `${noun}s are`)} still in progress.`
    : '';

/** A pause doesn't end items that are underway. If their window closes, their outcome stays unknown. */
export const beforePauseText = (count: number, noun: string, doing: string): string =>
  count > 0
    ? `${formatCount(count, `${noun} was`, `${noun}s were`)} already ${doing} when you paused.`
    : '';

/** Says that a scheduled job started late, because Placekeeper was closed or busy. */
export const lateText = (planned: string | number, start: string | number): string =>
  `Scheduled for ${formatDateTime(planned)}. Started late, on ${formatDateTime(start)}, because Placekeeper was closed or busy.`;
