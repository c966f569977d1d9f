import { session } from '@placekeeper/contracts/endpoints/session';
import { env } from '../../lib/env.ts';
import { logInAddress } from './login-address.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { admit, patience } from '../http/rate-limit-gate.ts';
import { csrfToken, requestInit } from '../http/request-init.ts';
import { timeLimit } from '../http/time-limit.ts';
import { hasUnsavedWork } from '../../lib/browser/unsaved-work.ts';

interface SessionState {
  readonly opened: boolean;
  readonly expired: boolean;
  /** The user cancelled the redirect to the log-in page, for example because of unsaved changes. */
  readonly stayed: boolean;
  /** The user closed the modal to copy unsaved changes; the next refused call opens it again. */
  readonly putAside: boolean;
}

const state = externalStore<SessionState>({
  opened: false,
  expired: false,
  stayed: false,
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

/**
 * SESS-2: whoever stays is told why nothing works, with the way to the log-in.
 * @public tests load it page by page
 */
export const isLogInOffered = ({ stayed, putAside } = state.get()): boolean => stayed && !putAside;

export const useLogInOffered = (): boolean => isLogInOffered(useStore(state));

export type SessionEnd = 'expired' | 'logged-out';

const endListeners = new Set<(end: SessionEnd) => void>();

/** Calls back when the platform refuses a call of this window because the session has ended. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

const noteEnd = (end: SessionEnd): void => endListeners.forEach((listener) => listener(end));

/** The refused token. */
let refused: string | undefined;

export function sessionExpired(): void {
  refused = csrfToken();
  state.set({ ...state.get(), expired: true, putAside: false });
  noteEnd('expired');
}

/** SESS-1: a log-in in another tab replaces the token. A read may still succeed with the refused one. */
export const mayBeBack = ({ expired, stayed } = state.get()): boolean =>
  (expired || stayed) && csrfToken() !== refused;

export const putExpiryAside = (): void => state.set({ ...state.get(), putAside: true });
export const sessionOpened = (): void => state.set({ ...state.get(), opened: true });
export const isSessionOpen = (): boolean => state.get().opened;

const untilAnswered = new Set<() => void>();

/**
 * RT-2: calls back once, when the platform answers again after a log-in in another tab. Returns a function that
 * unsubscribes.
 */
export function onceAnswered(act: () => void): () => void {
  untilAnswered.add(act);
  return () => untilAnswered.delete(act);
}

export function sessionAnswered(): void {
  if (mayBeBack()) state.set({ ...state.get(), expired: false, stayed: false, putAside: false });
  const acts = [...untilAnswered];
  untilAnswered.clear();
  for (const act of acts) act();
}

let leaving = false;

/** In milliseconds: longer than leaving a page takes. A question of the browser pauses the timer. */
const goneWithinMs = 2000;

let loggingOut = false;

/** Whether the last navigation was the log-out. */
export const isLoggingOut = (): boolean => loggingOut;

/** SHELL-9: after the log-out, the session may end before the page does, which must not redirect. */
export function noteWay(href: string | null): void {
  loggingOut = href === env.logOutUrl;
  if (!loggingOut) return;
  leaving = true;
  setTimeout(() => {
    leaving = false;
  }, goneWithinMs);
}

let asked: string | null = null;

/** SESS-2: during a navigation, the URL is still that of the previous page. Null otherwise. */
export function noteDestination(path: string | null): void {
  asked = path;
}

/** Returns to the requested page after the log-in. */
export function toLogIn(): string {
  const { pathname, search, hash } = window.location;
  return logInAddress(asked ?? pathname + search + hash);
}

function stay(): void {
  refused = csrfToken();
  state.set({ ...state.get(), stayed: true, putAside: false });
}

/**
 * SESS-2: calls that fail together redirect once. With unsaved changes the browser would ask first, so there is no
 * redirect.
 */
export function leaveForLogIn(): void {
  noteEnd('logged-out');
  if (state.get().stayed) state.set({ ...state.get(), putAside: false });
  if (leaving) return;
  if (hasUnsavedWork()) return stay();
  leaving = true;
  window.location.assign(toLogIn());
  setTimeout(stay, goneWithinMs);
}

let renewal: Promise<void> | null = null;

/** Requests a token and, if the old session is gone, a new guest session. Parallel calls share one request. */
export function renewSession(): Promise<void> {
  renewal ??= renew().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renew(): Promise<void> {
  const passage = await admit(Date.now() + patience);
  if (!passage) return;
  const limit = timeLimit('GET', undefined);
  const response = await fetch(
    env.apiOrigin + session.csrfCookie.definition.path,
    requestInit('GET', undefined, 'json', limit.signal),
    // Without a token the call fails, and its error is the one to show.
  ).catch(() => null);
  limit.end();
  passage.end(response);
}

/** SESS-1: the next page must not start with an expired token. */
export async function reloadWithSession(): Promise<void> {
  await renewSession();
  window.location.reload();
}

/** Resolves at once if a usable cookie exists. */
export const needsToken = (): boolean => csrfToken() === undefined;
