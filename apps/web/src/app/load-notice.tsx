import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useNavigation } from 'react-router';
import { HeldText, useIsHeld } from '../widgets/page/held-text.tsx';
import { NoticePlace, PageNotice } from '../widgets/page/page-notice.tsx';
import { SlowLoad, useIsSilent } from '../widgets/page/slow-load.tsx';

/**
 * ERR-4: says that a screen is loading slowly or waits for the rate limit, unless the screen says so itself.
 * `slow-writes.ts` does the same for writes.
 */
export function LoadNotice() {
  const isSilent = useIsSilent();
  const isWriting = useIsMutating() > 0;
  const isHeld = useIsHeld();
  const loads = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const { state } = useNavigation();
  const isLoading = loads > 0 || state === 'loading';
  return (
    <NoticePlace className="in-[:root:has(main_[data-held-words],dialog_[data-held-words],[role=dialog]_[data-held-words])]:hidden">
      {!isHeld && isSilent && isLoading && !isWriting && (
        <PageNotice>
          <SlowLoad />
        </PageNotice>
      )}
      {isHeld && isLoading && (
        <PageNotice>
          <Hourglass aria-hidden />
          <HeldText />
        </PageNotice>
      )}
    </NoticePlace>
  );
}
