import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { storedValue } from '../../lib/browser/stored-value.ts';

/** `start.js` reads this value too. */
const stored = storedValue('placekeeper.sidebar', ['closed', 'pinned']);
const setting = externalStore(stored.read());

export const usePinnedSidebar = (): boolean => useStore(setting) === 'pinned';

export function pinSidebar(pinned: boolean): void {
  const next = pinned ? 'pinned' : 'closed';
  setting.set(next);
  stored.write(next);
}
