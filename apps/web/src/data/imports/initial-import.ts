import { googleLocationQueries } from './queries.ts';
import { isInitiallyIncomplete } from './import-status.ts';
import { loadCurrentUser } from '../current-user/queries.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { load } from '../api/prefetch.ts';
import { queryClient } from '../api/query-client.ts';

const waitedFor = externalStore(false);

/**
 * IMP-1: asked once, when the page starts; an import that begins later is somebody's own doing. Where the answer is missing,
 * nobody is kept waiting for it.
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
    // Who shows the import tells that it could not be loaded.
  }
}

export const useInitialImport = (): boolean => useStore(waitedFor);

/** MODAL-2: everything is asked for anew: without a socket nobody told what is there now. */
export function leaveInitialImport(): void {
  waitedFor.set(false);
  for (const resource of ['currentUser', 'locations', 'googleTokens'])
    void queryClient.invalidateQueries({ queryKey: [resource] });
}
