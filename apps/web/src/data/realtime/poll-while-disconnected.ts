import { queryClient } from '../api/query-client.ts';
import { catchUp, isEventDriven } from './catch-up.ts';
import { connection } from '../http/realtime-connection.ts';

/** In milliseconds. Without a socket, visible data is at most this old. */
const interval = 20_000;

/** RT-2: polls active queries while the socket is disconnected. Returns a function that stops it. */
export function pollWhileDisconnected(): () => void {
  const timer = setInterval(() => {
    const isSeen = document.visibilityState === 'visible' && navigator.onLine;
    if (isSeen && connection.get() !== 'connected') void catchUp(queryClient, isEventDriven);
  }, interval);
  return () => clearInterval(timer);
}
