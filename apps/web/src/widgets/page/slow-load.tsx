import { Button } from '@placekeeper/ui/button';
import { longestPendingSince } from '../../data/http/time-limit.ts';

/** In milliseconds. */
export const slowAfter = 5000;

/** True if any request has been pending for longer than `slowAfter`. */
export const isSlow = (): boolean => (longestPendingSince(0) ?? 0) >= slowAfter;

/** ERR-4: on a half-open connection, a request takes half a minute to fail. */
export const SlowLoad = () => (
  <>
    This is taking longer than usual.
    {/* If the reload would discard changes, the browser asks first. */}
    <Button size="sm" className="pointer-events-auto" onClick={() => window.location.reload()}>
      Reload
    </Button>
  </>
);
