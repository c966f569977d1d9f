import type { UserId } from '@placekeeper/contracts/core/id';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/browser/idle.ts';
import { importWithRetry } from '../http/import-with-retry.ts';

/** Listens while the user is logged in; its code loads when the page is idle. */
export function useRealtime(userId: UserId): void {
  useEffect(() => {
    const leaving = new AbortController();
    let end = (): void => undefined;

    whenIdle(async () => {
      let tries = 0;
      const load = () => {
        tries += 1;
        return import('./listen.ts');
      };
      const channel = await importWithRetry(load, leaving.signal, 'channel');
      if (channel && !leaving.signal.aborted) end = channel.listen(userId, { late: tries > 1 });
    });

    return () => {
      leaving.abort();
      end();
    };
  }, [userId]);
}
