import { noCounts, type Job } from '../data/batch/job.ts';

/** A bulk edit of ten labels that has just started. */
export const someJob: Job = {
  id: 1,
  kind: 'bulk-edit',
  title: 'Label',
  meta: { file_name: null, fields: ['label'] },
  status: 'running',
  pausedBecause: null,
  counts: noCounts,
  total: 10,
  created_at: 0,
  finished_at: null,
  workedMs: 0,
  worked: 0,
  undoes: null,
  undoneBy: null,
};
