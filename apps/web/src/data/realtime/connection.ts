import { externalStore } from '../external-store.ts';

/** `lost`: it was there; the pages poll until it is back. */
export type ConnectionState = 'waiting' | 'connected' | 'lost';

export const connection = externalStore<ConnectionState>('waiting');
