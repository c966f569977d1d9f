import { connection } from './realtime/connection.ts';

/** ONB-3: events come sooner; without a socket, asking is the only way to hear. */
export const pollInterval = (): number => (connection.get() === 'connected' ? 8000 : 1500);
