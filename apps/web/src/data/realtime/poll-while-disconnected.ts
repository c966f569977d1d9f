import { queryClient } from '../api/query-client.ts';
import { catchUp, isLive } from './catch-up.ts';
import { connection } from '../http/realtime-connection.ts';

/** In milliseconds: so old may be what is on the screen where no socket is let in. */
const interval = 20_000;

/** RT-2: where nobody tells, what events are about is asked for now and then; the answer ends it. */
export function pollWhileDisconnected(): () => void {
  const timer = setInterval(() => {
    const isSeen = document.visibilityState === 'visible' && navigator.onLine;
    if (isSeen && connection.get() !== 'connected') void catchUp(queryClient, isLive);
  }, interval);
  return () => clearInterval(timer);
}
