import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense, useState } from 'react';
import { googleLocationQueries } from '../data/imports/queries.ts';
import { useInitialImport } from '../data/imports/initial-import.ts';
import { usePrefetched } from '../data/api/prefetch.ts';
import { useSessionExpired } from '../data/session/session.ts';

const ImportModal = lazy(async () => ({
  default: (await whenOnline(() => import('../features/shell/import-modal.tsx'))).ImportModal,
}));

/** MODAL-1 */
export function ImportGuard() {
  return useInitialImport() && <Watch />;
}

function Watch() {
  const { data } = usePrefetched(googleLocationQueries.importStatus());
  const running = data !== undefined && !importProgress(data).isComplete;
  const expired = useSessionExpired();
  const [shown, setShown] = useState(false);
  // What is mounted last is on top, and an expired session matters more.
  if (running && !expired && !shown) setShown(true);
  return (
    shown && (
      <Suspense>
        <ImportModal />
      </Suspense>
    )
  );
}
