import { useEffect, useEffectEvent } from 'react';
import { isKind } from '../http/api-error.ts';
import { pausedFor, onPauseChange } from '../http/rate-limit-gate.ts';

/** ERR-4: retries a rate-limited call that belongs to no query, as soon as calls may be sent again. */
export function useRetryAfterPause(error: unknown, retry: () => void): void {
  const isRefused = isKind(error, 'rate-limited');
  const onRelease = useEffectEvent(() => {
    if (isRefused && pausedFor() === 0) retry();
  });
  useEffect(() => onPauseChange(() => onRelease()), []);
}
