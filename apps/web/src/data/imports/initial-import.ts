import { googleLocationQueries } from './queries.ts';
import { isInitiallyIncomplete } from './import-status.ts';
import { loadCurrentUser } from '../current-user/queries.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { load } from '../api/prefetch.ts';
import { queryClient } from '../api/query-client.ts';

const waitedFor = externalStore(false);

/**
 * IMP-1: reads the status once when the page starts, because the user starts all later imports. A failure blocks
 * nothing.
 */
export async function noteInitialImport(): Promise<void> {
  try {
    const [status, user] = await Promise.all([
      load(googleLocationQueries.importStatus()),
      loadCurrentUser(),
    ]);
    const { locations_count: count } = user;
    waitedFor.set(count !== undefined && isInitiallyIncomplete(status, count));
  } catch {
    // The component that shows the import also shows its loading error.
  }
}

export const useInitialImport = (): boolean => useStore(waitedFor);

/** MODAL-2: refetches everything, because without a socket no event reported the new data. */
export function leaveInitialImport(): void {
  waitedFor.set(false);
  for (const resource of ['currentUser', 'locations', 'googleTokens'])
    void queryClient.invalidateQueries({ queryKey: [resource] });
}
