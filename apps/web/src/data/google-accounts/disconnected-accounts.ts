import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { readText, writeText } from '../../lib/browser/web-storage.ts';

const key = 'placekeeper.disconnected-accounts';
const mostKept = 10;

/**
 * GACC-2: the platform deletes disconnected accounts, so this browser stores the addresses of disconnected accounts
 * with paused locations.
 */
const kept = externalStore<readonly string[]>(stored());

/** By user, because several users can share a browser. */
const lineOf = (user: number, email: string): string => `${user} ${email}`;

export function noteDisconnected(user: number, email: string): void {
  const line = lineOf(user, email);
  keep([...kept.get().filter((each) => each !== line), line].slice(-mostKept));
}

/** SESS-2: a log-out deletes the addresses. */
export const forgetDisconnected = (user: number): void =>
  keep(stored().filter((line) => !line.startsWith(lineOf(user, ''))));

function keep(lines: readonly string[]): void {
  kept.set(lines);
  writeText('localStorage', key, lines.join('\n'));
}

/** Addresses that the user has disconnected and not connected again. */
export function useDisconnected(user: number, connected: readonly string[]): readonly string[] {
  const mine = lineOf(user, '');
  return useStore(kept)
    .filter((line) => line.startsWith(mine))
    .map((line) => line.slice(mine.length))
    .filter((email) => !connected.includes(email));
}

function stored(): readonly string[] {
  return readText('localStorage', key)?.split('\n') ?? [];
}
