import { externalStore } from '../../lib/browser/external-store.ts';

/** Counts the updates that this user accepted: the next saved value of the field may then be Google's. */
export const acceptedCount = externalStore(0);
