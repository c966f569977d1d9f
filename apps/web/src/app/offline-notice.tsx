import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** Said once for the whole page, beside what fails where it fails. Over the page: nothing moves when it comes. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center md:left-19 print:hidden"
    >
      {!online && (
        <p className="flex items-center gap-2 rounded-8 border border-line bg-text px-3 py-2 font-550 text-surface shadow-pop">
          <WifiOff aria-hidden />
          You are offline. What you change now cannot be saved.
        </p>
      )}
    </div>
  );
}
