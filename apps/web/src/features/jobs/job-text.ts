import { settledCount, timeLeft, wordingOf, type Job } from '../../data/batch/job.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';

export const runsInBrowser = 'Runs in this browser: keep a Placekeeper window open.';

function timeLeftText(job: Job): string {
  const milliseconds = timeLeft(job);
  if (milliseconds === null) return '';
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 1) return 'Less than a minute left.';
  return minutes < 90
    ? `About ${formatCount(minutes, 'minute')} left.`
    : `About ${formatCount(Math.round(minutes / 60), 'hour')} left.`;
}

export function jobStateText(job: Job): string {
  const progress = `${formatNumber(settledCount(job))} of ${formatNumber(job.total)}`;
  switch (job.status) {
    case 'running':
      return [`${progress} done.`, timeLeftText(job)].filter(Boolean).join(' ');
    case 'paused':
      if (job.pausedBecause === 'session')
        return `${progress} done. Continues when you log in again.`;
      return job.pausedBecause === 'stale'
        ? `${formatCount(job.stale ?? 0, 'location has', 'locations have')} changed since the preview. Nothing has been sent.`
        : `Paused at ${progress}.`;
    case 'finished':
    case 'cancelled':
      return jobOutcomeText(job);
  }
}

/** `12 changed, 3 skipped, 1 failed.` */
export function jobOutcomeText(job: Job): string {
  const { counts, status } = job;
  const own = wordingOf(job).words?.(job);
  const parts = [
    ['done', 'changed'],
    ['unchanged', 'already up to date'],
    ['skipped', 'skipped'],
    ['conflict', 'changed in the meantime'],
    ['failed', 'failed'],
    ['cancelled', 'not sent'],
  ] as const;
  const words = parts.flatMap(([state, word]) =>
    counts[state] > 0 ? [`${formatNumber(counts[state])} ${own?.[state] ?? word}`] : [],
  );
  return `${status === 'cancelled' ? 'Stopped: ' : ''}${words.join(', ')}.`;
}
