import { PlacekeeperMark } from '@placekeeper/ui/icons/placekeeper-mark';
import { Spinner } from '@placekeeper/ui/spinner';
import { useMatches } from 'react-router';
import { mergeMeta } from './route-meta.ts';

/** Before the user is known: the frame stands where it will stand, so nothing moves when the screen comes. */
export function StartingScreen() {
  const { hideSidebar = false } = mergeMeta(useMatches());
  return (
    <div aria-busy="true">
      {!hideSidebar && <Frame />}
      {/* Most pages are there before anybody can read this. */}
      <p
        role="status"
        className="flex animate-late items-center justify-center gap-2 pt-[30vh] text-14 text-text-2 md:ml-sidebar"
      >
        <Spinner />
        Waiting for the platform to answer
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
