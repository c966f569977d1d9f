import { useOnline } from '../data/http/online.ts';
import { OfflineText } from '../widgets/page/offline-text.tsx';

/**
 * Said once for the whole page, beside what fails where it fails. Over the page: nothing moves when it comes. A bar at
 * the bottom stays free: one that saves shows it above itself.
 */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center md:left-19 in-[:root:has([data-save-bar])]:bottom-22 in-[:root:has([data-offline-words])]:sr-only print:hidden"
    >
      {!online && <OfflineText className="pointer-events-auto" />}
    </div>
  );
}
