import { PlacekeeperMark } from '@placekeeper/ui/icons/placekeeper-mark';
import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';
import { Spinner } from '@placekeeper/ui/spinner';
import { useMatches } from 'react-router';
import { slowAfter, SlowLoad } from '../widgets/page/slow-load.tsx';
import { mergeMeta } from './route-meta.ts';

/** Shown until the user is loaded, with the frame in its final position. */
export function StartingScreen() {
  const { hideSidebar = false } = mergeMeta(useMatches());
  const isSlow = useIsStalled('starting', slowAfter);
  return (
    <div aria-busy="true">
      {!hideSidebar && <Frame />}
      {/* Appears late, because most pages load sooner. */}
      <p
        role="status"
        className="flex animate-late items-center justify-center gap-2 pt-[30vh] text-14 text-text-2 md:ml-sidebar"
      >
        <Spinner />
        {isSlow ? <SlowLoad /> : 'Loading Placekeeper'}
      </p>
    </div>
  );
}

function Frame() {
  return (
    <div className="flex h-13 items-center border-b border-line bg-surface px-3 md:fixed md:inset-y-0 md:h-auto md:w-15 md:items-start md:border-r md:border-b-0 md:py-3">
      <span className="flex size-9 items-center justify-center rounded-8 bg-text text-surface [&_.lucide]:size-5">
        <PlacekeeperMark aria-hidden />
      </span>
    </div>
  );
}
