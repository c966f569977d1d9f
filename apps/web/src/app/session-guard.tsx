import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense } from 'react';
import { useLogInOffered, useSessionExpired } from '../data/session/session.ts';

const SessionEnded = lazy(async () => ({
  default: (await whenOnline(() => import('../features/shell/session-ended.tsx'))).SessionEnded,
}));

/** SESS-1, SESS-2 */
export function SessionGuard() {
  const expired = useSessionExpired();
  const loggedOut = useLogInOffered();
  return <Suspense>{(expired || loggedOut) && <SessionEnded loggedOut={loggedOut} />}</Suspense>;
}
