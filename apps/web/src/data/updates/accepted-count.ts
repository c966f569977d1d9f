import { externalStore } from '../../lib/browser/external-store.ts';

/** The number of updates that this user accepted. After an acceptance, the next saved value may be Google's. */
export const acceptedCount = externalStore(0);
