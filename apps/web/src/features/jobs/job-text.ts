import type { Job } from '../../data/batch/job.ts';
import { wordingOf } from '../../data/batch/job-kinds.ts';
import { formatNumber } from '../../lib/text/format.ts';

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
