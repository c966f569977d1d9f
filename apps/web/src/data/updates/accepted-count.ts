import { externalStore } from '../../lib/browser/external-store.ts';

/** Updates that this user accepted. The next saved value of the field may then be Google's. */
export const acceptedCount = externalStore(0);
