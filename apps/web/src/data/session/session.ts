import { decode } from '@placekeeper/contracts/core/decode';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { envelope } from '@placekeeper/contracts/core/envelope';
import { UserId } from '@placekeeper/contracts/core/id';
import * as z from '@placekeeper/contracts/core/zod';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { session } from '@placekeeper/contracts/endpoints/session';
import { env } from '../../lib/env.ts';
import { logInAddress } from './login-address.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { hasCookiesOfEarlyReads } from '../http/early-reads.ts';
import { startCall, longestWait } from '../http/rate-limit-gate.ts';
import { csrfToken, requestInit } from '../http/request-init.ts';
import { timeLimit } from '../http/time-limit.ts';
import { asksBeforeLeaving } from '../../lib/browser/unsaved-work.ts';

interface SessionState {
  readonly opened: boolean;
  readonly expired: boolean;
  /** The user cancelled the redirect to the log-in page, for example because of unsaved changes. */
  readonly redirectCancelled: boolean;
  /** The user closed the modal to copy unsaved changes; the next refused call opens it again. */
  readonly dismissed: boolean;
}

const state = externalStore<SessionState>({
  opened: false,
  expired: false,
  redirectCancelled: false,
  dismissed: false,
});

/**
 * SESS-1: true from a 419 until the user closes the modal or logs in again. While the page starts, there is no modal,
 * because the first call renews an old session or redirects to the log-in page.
 * @public For tests, which load the module once per page.
 */
export const isExpiryShown = ({ opened, expired, dismissed } = state.get()): boolean =>
  opened && expired && !dismissed;

export const useSessionExpired = (): boolean => isExpiryShown(useStore(state));

/**
 * SESS-2: after a cancelled redirect, a notice explains why calls fail and links to the log-in page.
 * @public For tests, which load the module once per page.
 */
export const isLogInOffered = ({ redirectCancelled, dismissed } = state.get()): boolean =>
  redirectCancelled && !dismissed;

export const useLogInOffered = (): boolean => isLogInOffered(useStore(state));

export type SessionEnd = 'expired' | 'logged-out';

const endListeners = new Set<(end: SessionEnd) => void>();

/** Calls back when the session has ended. Returns a function that unsubscribes. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

const announceEnd = (end: SessionEnd): void => endListeners.forEach((listener) => listener(end));

let refusedToken: string | undefined;

/** The time at which the user last closed the modal, from `performance.now()`. */
let dismissedAt = Number.NEGATIVE_INFINITY;

/** A call that was sent before the user closed the modal does not open it again, because the user already knows. */
export function sessionExpired(sent = performance.now()): void {
  if (state.get().dismissed && sent < dismissedAt) return;
  refusedToken = csrfToken();
  state.set({ ...state.get(), expired: true, dismissed: false });
  announceEnd('expired');
}

/** SESS-1: a log-in in another tab replaces the token. */
export const canHaveNewSession = ({ expired, redirectCancelled } = state.get()): boolean =>
  (expired || redirectCancelled) && csrfToken() !== refusedToken;

export function dismissExpiry(): void {
  dismissedAt = performance.now();
  state.set({ ...state.get(), dismissed: true });
}
export const sessionOpened = (): void => state.set({ ...state.get(), opened: true });
export const isSessionOpen = (): boolean => state.get().opened;

const responseListeners = new Set<() => void>();

/**
 * RT-2: calls back once, at the next successful response. Returns a function that unsubscribes.
 */
export function onNextResponse(act: () => void): () => void {
  responseListeners.add(act);
  return () => responseListeners.delete(act);
}

export function sessionConfirmed(): void {
  if (canHaveNewSession())
    state.set({ ...state.get(), expired: false, redirectCancelled: false, dismissed: false });
  const acts = [...responseListeners];
  responseListeners.clear();
  for (const act of acts) act();
}

let leaving = false;

/** In milliseconds: longer than unloading a page takes. The browser's confirmation dialog pauses the timer. */
const longestUnloadMs = 2000;

let loggingOut = false;

/** Whether the last followed link was the log-out. */
export const isLoggingOut = (): boolean => loggingOut;

/** SHELL-9: suppresses the redirect, because a log-out may end the session before the page unloads. */
export function noteFollowedLink(href: string | null): void {
  loggingOut = href === env.logOutUrl;
  if (!loggingOut) return;
  leaving = true;
  setTimeout(() => {
    leaving = false;
  }, longestUnloadMs);
}

let pendingPath: string | null = null;

/**
 * SESS-2: stores the path of a running navigation, during which the URL is still the previous page's; null without a
 * navigation.
 */
export function notePendingPath(path: string | null): void {
  pendingPath = path;
}

/** The address of the log-in page, which returns the user to the requested page. */
export function logInHref(): string {
  const { pathname, search, hash } = window.location;
  return logInAddress(pendingPath ?? pathname + search + hash);
}

function cancelRedirect(): void {
  refusedToken = csrfToken();
  state.set({ ...state.get(), redirectCancelled: true, dismissed: false });
}

/** SESS-2: redirects once for calls that fail together; not if the browser would ask the user first. */
export function leaveForLogIn(): void {
  announceEnd('logged-out');
  if (state.get().redirectCancelled) state.set({ ...state.get(), dismissed: false });
  if (leaving) return;
  if (asksBeforeLeaving()) return cancelRedirect();
  leaving = true;
  window.location.assign(logInHref());
  setTimeout(cancelRedirect, longestUnloadMs);
}

let renewal: Promise<void> | null = null;

/** Requests a token and, if the old session is gone, a new guest session. Parallel calls share one request. */
export function renewSession(): Promise<void> {
  renewal ??= renew().finally(() => {
    renewal = null;
  });
  return renewal;
}

// Without a token, the next call fails with the error to show.
const renew = async (): Promise<void> => void (await read(session.csrfCookie));

async function read({ definition }: AnyEndpoint): Promise<Response | null> {
  const started = await startCall(Date.now() + longestWait);
  if (!started) return null;
  const limit = timeLimit('GET', undefined);
  const response = await fetch(
    env.apiOrigin + definition.path,
    requestInit('GET', undefined, 'json', limit.signal),
  ).catch(() => null);
  limit.end();
  started.end(response);
  return response;
}

const ownerAnswer = envelope('user', z.looseObject({ user: z.looseObject({ id: UserId }) }));
let check: Promise<boolean> | null = null;

/**
 * SESS-1: after a 419, returns true if the session still belongs to the user of this page and its token differs from the
 * refused one. Reads first, because the renewal would replace an ended session with a guest session. Parallel calls
 * share the requests.
 */
export async function replacesToken(refused: string | undefined): Promise<boolean> {
  check ??= isSessionValid().finally(() => {
    check = null;
  });
  return (await check) && csrfToken() !== refused;
}

async function isSessionValid(): Promise<boolean> {
  const user = await readUser();
  // Another user may have logged in in another window, and this page must not write for that user.
  if (user === undefined || user !== owner) return false;
  await renewSession();
  return true;
}

/** Undefined if the platform doesn't answer with a user. */
async function readUser(): Promise<UserId | undefined> {
  const response = await read(currentUser.show);
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
  const answer = decode(ownerAnswer, body);
  return answer.ok ? answer.value.user.id : undefined;
}

/** The last token that belonged to the session of this page's user. Platforms can change it with each response. */
let knownToken: string | undefined;

export const hasKnownToken = (): boolean => csrfToken() === knownToken;

export function noteToken(): void {
  knownToken = csrfToken();
}

/**
 * SESS-2: whether another user has logged in in this browser. Asks the platform only if the token has changed without a
 * response to this page or during a long call, because then another window may have used the session.
 */
export async function isOthersSession(): Promise<boolean> {
  if (owner === undefined || hasKnownToken()) return false;
  const user = await readUser();
  if (user === owner) noteToken();
  return user !== undefined && user !== owner;
}

let owner: UserId | undefined;

/** SESS-2: stores for whom this page may write: the user of the first response. */
export function noteSessionOwner(user: UserId): void {
  if (owner !== undefined) return;
  owner = user;
  if (hasCookiesOfEarlyReads()) noteToken();
}

/** SESS-1: renews the token first, because the new page must not start with an expired token. */
export async function reloadWithSession(): Promise<void> {
  await renewSession();
  window.location.reload();
}

/** Without a CSRF cookie, the platform refuses every write. */
export const needsToken = (): boolean => csrfToken() === undefined;
