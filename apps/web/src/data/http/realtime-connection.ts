import { externalStore } from '../../lib/browser/external-store.ts';

/** `lost`: the connection broke, and pages poll until it is back. */
export type ConnectionState = 'waiting' | 'connected' | 'lost';

export const connection = externalStore<ConnectionState>('waiting');

let hasReceivedEvent = false;

export const noteEvent = (): void => {
  hasReceivedEvent = true;
};

/** A joined channel does not prove that the platform sends events; the first event does. */
export const receivesEvents = (): boolean => hasReceivedEvent && connection.get() === 'connected';
