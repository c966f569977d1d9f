import { expect, test } from 'vitest';
import { noCounts, type Job } from '../data/batch/job.ts';
import { someJob } from '../test/some-job.ts';
import { jobOutcomeText } from '../features/jobs/job-text.ts';
import './job-runner.ts';

const job: Job = {
  ...someJob,
  status: 'finished',
  counts: { ...noCounts, done: 9, unchanged: 2, conflict: 1 },
  total: 12,
};

test.each([
  ['bulk-edit', null, '9 saved, 2 already up to date, 1 not saved because of newer changes.'],
  ['bulk-edit', 7, '9 restored, 2 already up to date, 1 not restored because of newer changes.'],
  ['locations.delete', null, '9 deleted, 2 already deleted, 1 changed in the meantime.'],
  ['locations.enable', null, '9 turned on, 2 already on, 1 changed in the meantime.'],
  ['locations.disable', null, '9 turned off, 2 already off, 1 changed in the meantime.'],
])('@BULK-2 the outcome of %s (undoes %s) names what was done', (kind, undoes, text) => {
  expect(jobOutcomeText({ ...job, kind, undoes })).toBe(text);
});

test('@BULK-2 the outcome of an undo says how many locations it restored in part only', () => {
  expect(jobOutcomeText({ ...job, kind: 'bulk-edit', undoes: 7, partial: 3 })).toBe(
    '9 restored (3 only partly), 2 already up to date, 1 not restored because of newer changes.',
  );
});
