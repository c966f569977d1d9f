import { Button } from '@placekeeper/ui/button';
import { useSyncExternalStore } from 'react';
import { longestPendingSince } from '../../data/http/time-limit.ts';

/** In milliseconds. */
export const slowAfter = 5000;

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

/** Whether a request has had no answer for so long that a load needs an explanation. */
export const useIsSlow = (): boolean =>
  useSyncExternalStore(subscribe, () => (longestPendingSince(0) ?? 0) >= slowAfter);

/** ERR-4: on a half-open connection, a load fails only after half a minute. */
export const SlowLoad = () => (
  <>
    This is taking longer than usual.
    {/* The browser asks before a reload that discards changes. */}
    <Button size="sm" className="pointer-events-auto" onClick={() => window.location.reload()}>
      Reload
    </Button>
  </>
);
