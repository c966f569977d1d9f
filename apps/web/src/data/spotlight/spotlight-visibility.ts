import { catchTyping, takeTyping } from '../../lib/browser/early-typing.ts';
import { prefetch } from '../api/prefetch.ts';
import { onSessionEnd } from '../session/session.ts';
import { spotlightQueries } from './queries.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';

/** `unused`: not opened yet, so the code of the search has not been requested. */
const state = externalStore<'unused' | 'shown' | 'hidden'>('unused');

export const useSpotlightVisibility = () => useStore(state);
export const isSpotlightShown = (): boolean => state.get() === 'shown';

/** Keeps text that is typed before the box opens. */
export function showSpotlight(typed = ''): void {
  catchTyping(typed, hideSpotlight);
  prefetch(spotlightQueries.recentLocations());
  state.set('shown');
}

export function hideSpotlight(): void {
  if (!isSpotlightShown()) return;
  takeTyping();
  state.set('hidden');
}

// SESS-1: hides the search, because its code may load after the modal and would put the search on top.
onSessionEnd(hideSpotlight);
