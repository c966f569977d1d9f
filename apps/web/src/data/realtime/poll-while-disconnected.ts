import { queryClient } from '../api/query-client.ts';
import { catchUp, isEventDriven } from './catch-up.ts';
import { whenResumed } from '../http/rate-limit-gate.ts';
import { connection, whenJoined } from '../http/realtime-connection.ts';

/** In milliseconds. Without a socket, visible data is at most this old. */
const interval = 20_000;

async function whenReadable(): Promise<void> {
  await whenResumed();
  await whenJoined();
}

/** RT-2: polls active queries while the socket is disconnected. Returns a function that stops it. */
export function pollWhileDisconnected(): () => void {
  let isPolling = false;
  const isDisconnected = () => connection.get() !== 'connected';
  const poll = async () => {
    const isSeen = document.visibilityState === 'visible' && navigator.onLine;
    // During a pause of the calls, a single poll waits until they continue.
    if (!isSeen || !isDisconnected() || isPolling) return;
    isPolling = true;
    try {
      await catchUp(queryClient, (query) => isDisconnected() && isEventDriven(query), whenReadable);
    } finally {
      isPolling = false;
    }
  };
  const timer = setInterval(() => void poll(), interval);
  return () => clearInterval(timer);
}
