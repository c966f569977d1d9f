import type { JobId } from '../../data/batch/job.ts';
import { externalStore } from '../../lib/browser/external-store.ts';

export const shownJob = externalStore<JobId | null>(null);
