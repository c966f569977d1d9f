import { externalStore } from '../../lib/browser/external-store.ts';

/** The number of finished jobs whose page the user hasn't opened since they finished. */
export const unseenOutcomes = externalStore(0);
