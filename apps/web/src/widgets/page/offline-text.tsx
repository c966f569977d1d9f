import { cn } from '@placekeeper/ui/lib/cn';
import { WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';

export const OfflineText = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p
    {...rest}
    className={cn(
      'flex items-center gap-2 rounded-8 border border-line bg-text px-3 py-2 font-550 text-surface shadow-pop',
      className,
    )}
  >
    <WifiOff aria-hidden />
    You’re offline. Changes can’t be saved until you reconnect.
  </p>
);
