import { lazy, Suspense } from 'react';
import { useLogInOffered, useSessionExpired } from '../data/session.ts';

const SessionExpired = lazy(async () => ({
  default: (await import('../features/shell/session-expired.tsx')).SessionExpired,
}));
const LoggedOut = lazy(async () => ({
  default: (await import('../features/shell/logged-out.tsx')).LoggedOut,
}));

/** SESS-1, SESS-2 */
export function SessionGuard() {
  const expired = useSessionExpired();
  const loggedOut = useLogInOffered();
  return (
    <Suspense>
      {loggedOut && <LoggedOut />}
      {expired && !loggedOut && <SessionExpired />}
    </Suspense>
  );
}
