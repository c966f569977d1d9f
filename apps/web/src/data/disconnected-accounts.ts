import { externalStore, useStore } from './external-store.ts';

const key = 'placekeeper.disconnected-accounts';
const mostKept = 10;

/** GACC-2: the platform forgets an account that is disconnected; this browser knows whose locations are paused. */
const kept = externalStore<readonly string[]>(stored());

/** By user: a browser can have several. */
const lineOf = (user: number, email: string): string => `${user} ${email}`;

export function noteDisconnected(user: number, email: string): void {
  const line = lineOf(user, email);
  kept.set([...kept.get().filter((each) => each !== line), line].slice(-mostKept));
  try {
    localStorage.setItem(key, kept.get().join('\n'));
  } catch {
    // Then it is known for as long as the page lives.
  }
}

/** Those that this user has not connected again. */
export function useDisconnected(user: number, connected: readonly string[]): readonly string[] {
  const mine = lineOf(user, '');
  return useStore(kept)
    .filter((line) => line.startsWith(mine))
    .map((line) => line.slice(mine.length))
    .filter((email) => !connected.includes(email));
}

function stored(): readonly string[] {
  try {
    return localStorage.getItem(key)?.split('\n') ?? [];
  } catch {
    return [];
  }
}
