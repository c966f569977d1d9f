import type { UserId } from '@placekeeper/contracts/core/id';
import type { Job } from '../data/batch/job.ts';
import { registerJobKind } from '../data/batch/job-kinds.ts';
import {
  decidedWords,
  decisionDoneText,
  decisionKind,
} from '../widgets/decisions/decision-wording.ts';
import { ruleDoneText, ruleKind, ruleWords } from '../features/gbp-updates/rules/rule-wording.ts';
import { bulkEditKind, noteOfJob } from '../data/bulk-edit/bulk-edit-of-job.ts';
import { loadSpelling } from '../data/api/observed-shape.ts';
import { runJobs, runsJobs } from '../data/batch/runner.ts';
import { askBeforeLeaving } from '../lib/browser/unsaved-work.ts';
import { openJobChannel } from '../data/batch/job-changes.ts';
import { reportUnexpected } from '../data/http/report-unexpected.ts';
import { formatCount, formatNumber } from '../lib/text/format.ts';
import { to } from '../lib/url/paths.ts';
import { retryDoneText, retryKind, retryWords } from '../widgets/publishing/retry/retry-wording.ts';
import { collectRefusals } from './collect-refusals.ts';
import { followJobs } from './job-notices.ts';
import { refuseLongPastes } from './long-pastes.ts';

const loadManagement = () => import('../data/locations/management-jobs.ts');

const doneText =
  (words: string) =>
  ({ counts }: Job) =>
    counts.done === 0 ? 'Nothing changed' : `${words} ${formatCount(counts.done, 'location')}`;

registerJobKind('locations.enable', {
  load: async () => (await loadManagement()).enableJobs,
  doneText: doneText('Management turned on for'),
  words: () => ({ done: 'turned on', unchanged: 'already on' }),
});
registerJobKind('locations.disable', {
  load: async () => (await loadManagement()).disableJobs,
  doneText: doneText('Management turned off for'),
  words: () => ({ done: 'turned off', unchanged: 'already off' }),
});
registerJobKind(bulkEditKind, {
  load: async () => (await import('../features/bulk-edit/bulk-edit-jobs.ts')).bulkEditJobs,
  address: (job) => to('bulk-edit.show', { bulkEdit: job }),
  doneText: (job) => doneText(job.undoes === null ? 'Saved at' : 'Undo saved at')(job),
  note: noteOfJob,
  words: ({ undoes, partial = 0 }) =>
    undoes === null
      ? { done: 'saved', conflict: 'not saved because of newer changes' }
      : {
          done: partial > 0 ? `restored (${formatNumber(partial)} only partly)` : 'restored',
          conflict: 'not restored because of newer changes',
        },
  // Skipped locations need no warning, because the preview lists them with their reasons.
  ordinary: ['skipped'],
});
registerJobKind('locations.delete', {
  doneText: doneText('Deleted'),
  words: () => ({ done: 'deleted', unchanged: 'already deleted' }),
  load: async () => (await import('../features/locations/actions/deletion-jobs.ts')).deletionJobs,
});
registerJobKind('media.delete', {
  doneText: ({ counts }) => `Deleted ${formatCount(counts.done, 'photo')}`,
  noun: 'photo',
  words: () => ({ done: 'deleted' }),
  load: async () => (await import('../features/location-media/deletion-jobs.ts')).photoDeletions,
});
registerJobKind(decisionKind, {
  load: async () => (await import('../widgets/decisions/decision-jobs.ts')).decisionJobs,
  doneText: decisionDoneText,
  noun: 'update',
  words: decidedWords,
  ordinary: ['skipped'],
  goesFirst: true,
});
registerJobKind(ruleKind, {
  load: async () => (await import('../features/gbp-updates/rules/rule-jobs.ts')).ruleJobs,
  doneText: ruleDoneText,
  words: ruleWords,
  offersUndo: true,
  goesFirst: true,
});

registerJobKind(retryKind, {
  load: async () => (await import('../widgets/publishing/retry/retry-jobs.ts')).retryJobs,
  doneText: retryDoneText,
  words: retryWords,
  noun: 'edit',
  goesFirst: true,
});

/** Starts the background work of a signed-in window. Returns a function that stops the work. */
export function startJobRunner(user: UserId, navigate: (address: string) => void): () => void {
  refuseLongPastes();
  loadSpelling().catch(() => undefined);
  const leaving = new AbortController();
  openJobChannel(user);
  askBeforeLeaving(runsJobs, leaving.signal);
  runJobs(user, leaving.signal).catch((error: unknown) => reportUnexpected(error, 'jobs'));
  followJobs(user, navigate, leaving.signal).catch((error: unknown) =>
    reportUnexpected(error, 'jobs'),
  );
  collectRefusals(user, leaving.signal);
  return () => leaving.abort();
}
