import type { JobId } from '../../data/batch/job.ts';
import { externalStore } from '../../lib/browser/external-store.ts';

/** The job whose details are open. */
export const shownJob = externalStore<JobId | null>(null);
