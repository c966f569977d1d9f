import { externalStore } from '../../lib/browser/external-store.ts';

/** Number of jobs that ended, and whose page the user hasn't opened since. */
export const unseenOutcomes = externalStore(0);
