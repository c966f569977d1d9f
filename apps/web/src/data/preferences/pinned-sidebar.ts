import { useStore } from '../../lib/browser/external-store.ts';
import { wordPreference } from '../../lib/browser/preference.ts';

/** `start.js` reads this value too. */
const setting = wordPreference('placekeeper.sidebar', ['closed', 'pinned']);

export const usePinnedSidebar = (): boolean => useStore(setting) === 'pinned';

export const pinSidebar = (pinned: boolean): void => setting.set(pinned ? 'pinned' : 'closed');
