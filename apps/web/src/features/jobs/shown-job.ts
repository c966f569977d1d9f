import type { JobId } from '../../data/batch/job.ts';
import { externalStore } from '../../lib/browser/external-store.ts';

/** The job shown in the dialog. */
export const shownJob = externalStore<JobId | null>(null);
