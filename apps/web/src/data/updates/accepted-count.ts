import { externalStore } from '../../lib/browser/external-store.ts';

/** Updates that this user accepted. The next saved value of a field may then come from Google. */
export const acceptedCount = externalStore(0);
