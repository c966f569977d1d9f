import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useNavigation } from 'react-router';
import { PauseText, useIsPaused } from '../widgets/page/pause-text.tsx';
import { NoticePlace, PageNotice } from '../widgets/page/page-notice.tsx';
import { SlowLoad, useIsSlow } from '../widgets/page/slow-load.tsx';

/**
 * ERR-4: says that a screen loads slowly or waits for the rate limit, unless the screen itself says so.
 * `slow-writes.ts` reports slow writes.
 */
export function LoadNotice() {
  const isSlow = useIsSlow();
  const isWriting = useIsMutating() > 0;
  const isPaused = useIsPaused();
  const loads = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const { state } = useNavigation();
  const isLoading = loads > 0 || state === 'loading';
  return (
    <NoticePlace className="in-[:root:has(main_[data-pause-text],dialog_[data-pause-text],[role=dialog]_[data-pause-text])]:hidden">
      {!isPaused && isSlow && isLoading && !isWriting && (
        <PageNotice>
          <SlowLoad />
        </PageNotice>
      )}
      {isPaused && isLoading && (
        <PageNotice>
          <Hourglass aria-hidden />
          <PauseText />
        </PageNotice>
      )}
    </NoticePlace>
  );
}
