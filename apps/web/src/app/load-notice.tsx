import { notifyManager, type Query } from '@tanstack/react-query';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { queryClient } from '../data/api/query-client.ts';
import { useOnline } from '../data/http/online.ts';
import { isDown, onPauseChange } from '../data/http/rate-limit-gate.ts';
import { PauseText, useIsPaused } from '../widgets/page/pause-text.tsx';
import { NoticePlace, PageNotice } from '../widgets/page/page-notice.tsx';
import { isSlow, SlowLoad } from '../widgets/page/slow-load.tsx';

type Notice = 'outage' | 'slow' | 'paused' | null;

/**
 * ERR-4: says that a screen loads slowly, waits for the rate limit, or may show old data while the server fails, unless
 * the screen itself says so. `slow-writes.ts` reports slow writes.
 */
export function LoadNotice() {
  const isPaused = useIsPaused();
  const { state } = useNavigation();
  // `OfflineNotice` is at the same place.
  const online = useOnline();
  // One value, so that calls which start and end render nothing. A render would restart the rendering of a new screen.
  const notice = useSyncExternalStore(subscribe, (): Notice => {
    const isLoading = () => state === 'loading' || queryClient.isFetching(firstReads) > 0;
    if (isPaused && isLoading()) return 'paused';
    if (isDown() && online && hasLoaded()) return 'outage';
    const isSlowRead = !isPaused && isSlow() && isLoading() && queryClient.isMutating() === 0;
    return isSlowRead ? 'slow' : null;
  });
  return (
    <NoticePlace className="in-[:root:has(main_[data-pause-text],dialog_[data-pause-text],[role=dialog]_[data-pause-text])]:hidden">
      {notice === 'outage' && (
        <PageNotice>
          <TriangleAlert aria-hidden />
          Placekeeper is having trouble loading data. This page may be out of date.
        </PageNotice>
      )}
      {notice === 'slow' && (
        <PageNotice>
          <SlowLoad />
        </PageNotice>
      )}
      {notice === 'paused' && (
        <PageNotice>
          <Hourglass aria-hidden />
          <PauseText />
        </PageNotice>
      )}
    </NoticePlace>
  );
}

const firstReads = { predicate: ({ state }: Query) => state.status === 'pending' };

/** False while a part of the screen loads or shows that it couldn’t load. */
const hasLoaded = (): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .every(({ state }) => state.data !== undefined);

function subscribe(notify: () => void): () => void {
  const batched = notifyManager.batchCalls(notify);
  const ends = [
    queryClient.getQueryCache().subscribe(batched),
    queryClient.getMutationCache().subscribe(batched),
    onPauseChange(notify),
  ];
  // No event reports that a request has become slow.
  const timer = setInterval(notify, 1000);
  return () => {
    clearInterval(timer);
    ends.forEach((end) => end());
  };
}
