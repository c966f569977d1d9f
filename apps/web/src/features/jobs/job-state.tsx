import { settledCount, timeLeft, type Job } from '../../data/batch/job.ts';
import { wordingOf } from '../../data/batch/job-kinds.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { UnlessPaused } from '../../widgets/page/pause-text.tsx';
import { beforePauseText, stoppingJobText } from '../../widgets/jobs/job-wording.ts';
import { jobOutcomeText } from './job-text.ts';

function timeLeftText(job: Job): string {
  const milliseconds = timeLeft(job);
  if (milliseconds === null) return '';
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 1) return 'Less than a minute left.';
  return minutes < 90
    ? `About ${formatCount(minutes, 'minute')} left.`
    : `About ${formatCount(Math.round(minutes / 60), 'hour')} left.`;
}

const nounOf = (job: Job): string => wordingOf(job).noun ?? 'location';

function stateText(job: Job): string {
  const { failed, sending, unknown } = job.counts;
  const settled = settledCount(job);
  const of = (count: number) => `${formatNumber(count)} of ${formatNumber(job.total)}`;
  const done = `${of(settled - failed)} done${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}.`;
  if (job.status === 'running') return done;
  if (job.pausedBecause === 'session') return `${done} Continues when you log in again.`;
  return `Paused at ${of(settled)}. ${beforePauseText(sending + unknown, nounOf(job), 'in progress')}`;
}

export function JobState({ job }: { readonly job: Job }) {
  if (job.status === 'finished' || job.status === 'cancelled') return jobOutcomeText(job);
  if (job.pausedBecause === 'stale')
    return `${formatCount(job.stale ?? 0, 'location has', 'locations have')} changed since ${job.undoes === null ? 'the preview' : 'you started this undo'}. Nothing has been sent.`;
  const stopping = stoppingJobText(job, nounOf(job));
  return (
    <>
      {stopping || stateText(job)}{' '}
      {job.status === 'running' && (
        <UnlessPaused running>{!stopping && timeLeftText(job)}</UnlessPaused>
      )}{' '}
      {job.pausedBecause !== 'user' &&
        'Runs in this browser. Keep Placekeeper open until it finishes.'}
    </>
  );
}
