import { WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PageNotice } from './page-notice.tsx';

export const OfflineText = (props: ComponentProps<'p'>) => (
  <PageNotice {...props}>
    <WifiOff aria-hidden />
    You’re offline. Changes can’t be saved until you’re back online.
  </PageNotice>
);
