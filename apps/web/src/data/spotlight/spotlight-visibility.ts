import { catchTyping, takeTyping } from '../../lib/browser/early-typing.ts';
import { prefetch } from '../api/prefetch.ts';
import { spotlightQueries } from './queries.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';

/** Its code is wanted from the first opening on. */
const state = externalStore<'unused' | 'shown' | 'hidden'>('unused');

export const useSpotlightVisibility = () => useStore(state);
export const isSpotlightShown = (): boolean => state.get() === 'shown';

/** Who types on at once is not made to wait for the box. */
export function showSpotlight(typed = ''): void {
  catchTyping(typed, hideSpotlight);
  prefetch(spotlightQueries.recentLocations());
  state.set('shown');
}

/** SHELL-12 */
export function hideSpotlight(): void {
  if (!isSpotlightShown()) return;
  takeTyping();
  state.set('hidden');
}
