import type { UserId } from '@placekeeper/contracts/core/id';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { googleTokenQueries } from '../google-tokens.ts';
import { prefetch } from '../prefetch.ts';
import { queryClient } from '../query-client.ts';
import { catchUp, isLive } from './catch-up.ts';
import type { ReactionContext } from './reactions.ts';
import { refreshBatch } from './refresh-batch.ts';
import { untilLoaded } from './until-loaded.ts';

const windows = { soon: 250, slowly: 3000 } as const;

const loadChannel = () => Promise.all([import('./socket.ts'), import('./receive.ts')]);

const refreshAll = (keys: readonly QueryKey[]): void => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
};

/** RT-2: the first time only what events would have told; a lost connection may have kept anything from us. */
async function joined({ again }: { readonly again: boolean }): Promise<void> {
  await catchUp(queryClient, again ? () => true : isLive);
  // GACC-2: a loss is told on every screen. Where one has asked in vain, it says so itself.
  const accounts = googleTokenQueries.list();
  if (queryClient.getQueryState(accounts.queryKey)?.status !== 'error') prefetch(accounts);
}

/** Listens for as long as the user is signed in; the library comes after the first paint. */
export function useRealtime(userId: UserId): void {
  useEffect(() => {
    const soon = refreshBatch(windows.soon, refreshAll);
    const slowly = refreshBatch(windows.slowly, refreshAll);
    const context: ReactionContext = {
      client: queryClient,
      refresh: soon.add,
      refreshSlowly: slowly.add,
    };
    let left = false;
    let close = (): void => undefined;

    whenIdle(async () => {
      const channel = await untilLoaded(loadChannel, () => left);
      if (!channel || left) return;
      const [{ openSocket }, { receive }] = channel;
      close = openSocket(userId, {
        onEvent: (name, data) => receive(name, data, context),
        onJoin: (join) => void joined(join),
      });
    });

    return () => {
      left = true;
      soon.cancel();
      slowly.cancel();
      close();
    };
  }, [userId]);
}
