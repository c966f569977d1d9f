import * as z from 'zod/mini';
import { externalStore, useStore } from './external-store.ts';

const key = 'placekeeper.disconnected-accounts';
const mostKept = 10;

const Kept = z.array(z.object({ user: z.number(), email: z.string() }));
type Kept = z.infer<typeof Kept>;

/** GACC-2: the platform forgets an account that is disconnected; this browser knows whose locations are paused. */
const kept = externalStore<Kept>(stored());

export function noteDisconnected(user: number, email: string): void {
  const others = kept.get().filter((each) => each.user !== user || each.email !== email);
  kept.set([...others, { user, email }].slice(-mostKept));
  try {
    localStorage.setItem(key, JSON.stringify(kept.get()));
  } catch {
    // Then it is known for as long as the page lives.
  }
}

/** Those that this user has not connected again. */
export function useDisconnected(user: number, connected: readonly string[]): readonly string[] {
  const mine = useStore(kept).filter((each) => each.user === user);
  return mine.map(({ email }) => email).filter((email) => !connected.includes(email));
}

function stored(): Kept {
  try {
    return z.safeParse(Kept, JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
