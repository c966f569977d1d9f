import { useIsFetching } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useNavigation } from 'react-router';
import { HeldText, useIsHeld } from '../widgets/page/held-text.tsx';
import { NoticePlace, PageNotice } from '../widgets/page/page-notice.tsx';

/** ERR-4: for every screen that loads during a wait for the rate limit, unless it says so itself. */
export function HeldNotice() {
  const isHeld = useIsHeld();
  const loads = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const { state } = useNavigation();
  return (
    <NoticePlace className="in-[:root:has(main_[data-held-words],dialog_[data-held-words],[role=dialog]_[data-held-words])]:hidden">
      {isHeld && (loads > 0 || state === 'loading') && (
        <PageNotice>
          <Hourglass aria-hidden />
          <HeldText />
        </PageNotice>
      )}
    </NoticePlace>
  );
}
