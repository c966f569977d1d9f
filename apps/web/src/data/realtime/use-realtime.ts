import type { UserId } from '@placekeeper/contracts/core/id';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { reportError } from '../../lib/report-error.ts';
import { queryClient } from '../query-client.ts';
import type { ReactionContext } from './reactions.ts';
import { refreshBatch } from './refresh-batch.ts';

const windows = { soon: 250, slowly: 3000 } as const;

const loadChannel = () => Promise.all([import('./socket.ts'), import('./receive.ts')]);

const refreshAll = (keys: readonly QueryKey[]): void => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
};

/** Listens for as long as the user is signed in; the library comes after the first paint. */
export function useRealtime(userId: UserId, lost: ReactionContext['onAuthorizationLost']): void {
  const onAuthorizationLost = useEffectEvent(lost);

  useEffect(() => {
    const soon = refreshBatch(windows.soon, refreshAll);
    const slowly = refreshBatch(windows.slowly, refreshAll);
    const context: ReactionContext = {
      client: queryClient,
      refresh: soon.add,
      refreshSlowly: slowly.add,
      onAuthorizationLost: (event) => onAuthorizationLost(event),
    };
    let left = false;
    let close = (): void => undefined;

    whenIdle(() => {
      loadChannel().then(
        ([{ openSocket }, { receive }]) => {
          if (left) return;
          close = openSocket(userId, {
            onEvent: (name, data) => receive(name, data, context),
            onReconnect: () => void queryClient.invalidateQueries(),
          });
        },
        (error: unknown) => reportError(error, 'channel'),
      );
    });

    return () => {
      left = true;
      soon.cancel();
      slowly.cancel();
      close();
    };
  }, [userId]);
}
