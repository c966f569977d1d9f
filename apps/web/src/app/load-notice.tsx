import { notifyManager, useIsFetching, useIsMutating } from '@tanstack/react-query';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { queryClient } from '../data/api/query-client.ts';
import { useOnline } from '../data/http/online.ts';
import { isDown, onPauseChange } from '../data/http/rate-limit-gate.ts';
import { PauseText, useIsPaused } from '../widgets/page/pause-text.tsx';
import { NoticePlace, PageNotice } from '../widgets/page/page-notice.tsx';
import { SlowLoad, useIsSlow } from '../widgets/page/slow-load.tsx';

/**
 * ERR-4: says that a screen loads slowly, waits for the rate limit, or may show old data while the server fails, unless
 * the screen itself says so. `slow-writes.ts` reports slow writes.
 */
export function LoadNotice() {
  const isSlow = useIsSlow();
  const isWriting = useIsMutating() > 0;
  const isPaused = useIsPaused();
  const loads = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const { state } = useNavigation();
  const isLoading = loads > 0 || state === 'loading';
  const isWaiting = isPaused && isLoading;
  // `OfflineNotice` is at the same place.
  const online = useOnline();
  const hasLoaded = useHasLoaded();
  const isOutage = useSyncExternalStore(onPauseChange, isDown) && online && hasLoaded && !isWaiting;
  return (
    <NoticePlace className="in-[:root:has(main_[data-pause-text],dialog_[data-pause-text],[role=dialog]_[data-pause-text])]:hidden">
      {isOutage && (
        <PageNotice>
          <TriangleAlert aria-hidden />
          Placekeeper has problems loading data. This page may be out of date.
        </PageNotice>
      )}
      {!isPaused && !isOutage && isSlow && isLoading && !isWriting && (
        <PageNotice>
          <SlowLoad />
        </PageNotice>
      )}
      {isWaiting && (
        <PageNotice>
          <Hourglass aria-hidden />
          <PauseText />
        </PageNotice>
      )}
    </NoticePlace>
  );
}

const reads = queryClient.getQueryCache();

/** False while a part of the screen loads or shows that it couldn’t load. */
const useHasLoaded = (): boolean =>
  useSyncExternalStore(
    (notify) => reads.subscribe(notifyManager.batchCalls(notify)),
    () => reads.findAll({ type: 'active' }).every(({ state }) => state.data !== undefined),
  );
