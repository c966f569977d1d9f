import { lazy, Suspense } from 'react';
import { useSessionExpired } from '../data/session.ts';

const SessionExpired = lazy(async () => ({
  default: (await import('../features/shell/session-expired.tsx')).SessionExpired,
}));

/** SESS-1 */
export function SessionGuard() {
  return (
    useSessionExpired() && (
      <Suspense>
        <SessionExpired />
      </Suspense>
    )
  );
}
