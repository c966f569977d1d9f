import { useEffect, useEffectEvent } from 'react';
import { isKind } from '../http/api-error.ts';
import { pausedFor, onPauseChange } from '../http/rate-limit-gate.ts';

/** ERR-4: retries what was refused for its rate and is in no query, as soon as calls may leave again. */
export function useAfterWait(error: unknown, retry: () => void): void {
  const isRefused = isKind(error, 'rate-limited');
  const onRelease = useEffectEvent(() => {
    if (isRefused && pausedFor() === 0) retry();
  });
  useEffect(() => onPauseChange(() => onRelease()), []);
}
