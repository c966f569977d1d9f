import { prefetch } from './prefetch.ts';
import { spotlightQueries } from './spotlight.ts';
import { externalStore, useStore } from './external-store.ts';

/** Its code is wanted from the first opening on. */
const state = externalStore<'unused' | 'shown' | 'hidden'>('unused');

export const useSpotlightVisibility = () => useStore(state);
export const isSpotlightShown = (): boolean => state.get() === 'shown';

export function showSpotlight(): void {
  prefetch(spotlightQueries.recentLocations());
  state.set('shown');
}

/** SHELL-12 */
export function hideSpotlight(): void {
  if (isSpotlightShown()) state.set('hidden');
}
