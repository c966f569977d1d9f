import { externalStore } from '../../lib/browser/external-store.ts';

/** `lost`: it was there; the pages poll until it is back. */
export type ConnectionState = 'waiting' | 'connected' | 'lost';

export const connection = externalStore<ConnectionState>('waiting');

let hasHeardEvent = false;

export const eventHeard = (): void => {
  hasHeardEvent = true;
};

/** A socket that was joined does not prove that the platform sends events; one event does. */
export const hearsEvents = (): boolean => hasHeardEvent && connection.get() === 'connected';
