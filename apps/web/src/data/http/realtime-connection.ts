import { externalStore } from '../../lib/browser/external-store.ts';

/** `lost`: the connection broke, and pages poll until it is back. */
export type ConnectionState = 'waiting' | 'connected' | 'lost';

export const connection = externalStore<ConnectionState>('waiting');

let joining: PromiseWithResolvers<void> | null = null;

/** Called when the socket asks for its channel, and when it has joined or no longer waits for an answer. */
export function noteJoining(isJoining: boolean): void {
  if (isJoining) joining ??= Promise.withResolvers();
  else {
    joining?.resolve();
    joining = null;
  }
}

/** In milliseconds. */
const longestJoin = 2000;

/** For reads that can wait for a join in progress, because reads that begin before a join are repeated after it. */
export async function whenJoined(): Promise<void> {
  // Lets the socket react first to the response for which the caller waited.
  await Promise.resolve();
  if (!joining) return;
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, longestJoin);
  await Promise.race([joining.promise, late.promise]);
  clearTimeout(timer);
}

let hasReceivedEvent = false;

export const noteEvent = (): void => {
  hasReceivedEvent = true;
};

/** A joined channel does not prove that the platform sends events; the first event does. */
export const receivesEvents = (): boolean => hasReceivedEvent && connection.get() === 'connected';
