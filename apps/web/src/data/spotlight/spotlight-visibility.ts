import { catchTyping, takeTyping } from '../../lib/browser/early-typing.ts';
import { prefetch } from '../api/prefetch.ts';
import { onSessionEnd } from '../session/session.ts';
import { spotlightQueries } from './queries.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';

/** Its code loads with the first opening. */
const state = externalStore<'unused' | 'shown' | 'hidden'>('unused');

export const useSpotlightVisibility = () => useStore(state);
export const isSpotlightShown = (): boolean => state.get() === 'shown';

/** Text typed before the box opens is kept. */
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

// SESS-1: the modal mounted last is on top, and the code of the search may arrive after that modal.
onSessionEnd(hideSpotlight);
