import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense } from 'react';
import { useMatches } from 'react-router';
import { useCurrentUser } from '../data/current-user/queries.ts';
import { needsHomeHint } from '../data/current-user/home-hint.ts';
import { mergeMeta } from './route-meta.ts';

const HomeHint = lazy(async () => ({
  default: (await whenOnline(() => import('../features/shell/logo-hint.tsx'))).HomeHint,
}));

/** HINT-2: reserves the hint's line before its code is loaded, so that the screen does not move. */
export function HintPlace() {
  const user = useCurrentUser();
  const wide = useMediaQuery('(width >= 48rem)');
  const matches = useMatches();
  const { hideSidebar = false, onboarding = false } = mergeMeta(matches);
  const isHome = matches.some(({ id }) => id === 'dashboard');
  if (!wide || isHome || onboarding || hideSidebar || !needsHomeHint(user)) return null;
  return (
    <aside aria-label="Hint" className="ml-sidebar min-h-13 pt-2.5 pr-gutter pl-3 print:hidden">
      <Suspense>
        <HomeHint />
      </Suspense>
    </aside>
  );
}
