import { session } from '@placekeeper/contracts/endpoints/session';
import { readCookie } from '../lib/cookie.ts';
import { env } from '../lib/env.ts';
import { logInAddress } from '../lib/log-in-address.ts';
import { externalStore, useStore } from './external-store.ts';
import { csrfCookie, requestInit } from './request-init.ts';

interface SessionState {
  readonly opened: boolean;
  readonly expired: boolean;
  /** Somebody closed the modal, to copy what is not saved; the next refused call shows it again. */
  readonly putAside: boolean;
}

const state = externalStore<SessionState>({
  opened: false,
  expired: false,
  putAside: false,
});

/**
 * SESS-1: true from the first 419 on, until the page is loaded again. While the page starts, an old session is renewed
 * or leads to the log-in page; a modal then would send the user in circles.
 * @public tests load it page by page
 */
export const isExpiryShown = ({ opened, expired, putAside } = state.get()): boolean =>
  opened && expired && !putAside;

export const useSessionExpired = (): boolean => isExpiryShown(useStore(state));

export const sessionExpired = (): void =>
  state.set({ ...state.get(), expired: true, putAside: false });
export const putExpiryAside = (): void => state.set({ ...state.get(), putAside: true });
export const sessionOpened = (): void => state.set({ ...state.get(), opened: true });
export const isSessionOpen = (): boolean => state.get().opened;

let leaving = false;

/** SESS-2. Calls that fail together leave together, once. */
export function leaveForLogIn(): void {
  if (leaving) return;
  leaving = true;
  const { pathname, search, hash } = window.location;
  window.location.assign(logInAddress(pathname + search + hash));
}

let renewal: Promise<void> | null = null;

/** Asks for a token and, where the old session is gone, for a fresh guest session. Together, once. */
export function renewSession(): Promise<void> {
  renewal ??= fetch(
    env.apiOrigin + session.csrfCookie.definition.path,
    requestInit('GET', undefined),
  )
    // Without it the call that needed it fails, and that failure is the one to show.
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => {
      renewal = null;
    });
  return renewal;
}

/** Nothing waits here where the cookie is already there. */
export const needsToken = (): boolean => readCookie(csrfCookie) === undefined;
