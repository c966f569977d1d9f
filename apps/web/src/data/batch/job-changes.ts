import type { UserId } from '@placekeeper/contracts/core/id';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { wait } from '../api/throttle.ts';
import { queryClient } from '../api/query-client.ts';

const noticeMs = 250;

let channel: { readonly user: UserId; readonly port: BroadcastChannel } | null = null;
const listeners = new Set<() => void>();
let isRefreshing = false;
let isOutdated = false;
let broadcastTimer: ReturnType<typeof setTimeout> | undefined;

type JobChange = 'changed' | 'finished';

function changedHere(): void {
  for (const listener of listeners) listener();
  isOutdated = true;
  if (!isRefreshing) void refresh();
}

/** Waits for each refetch: a new refetch cancels the previous one, so during many changes no refetch would finish. */
async function refresh(): Promise<void> {
  isRefreshing = true;
  while (isOutdated) {
    await wait(noticeMs);
    isOutdated = false;
    await queryClient.invalidateQueries({ queryKey: ['jobs'] });
  }
  isRefreshing = false;
}

/** Connects this window to the user's other windows, which share the journal. */
export function openJobChannel(user: UserId): BroadcastChannel {
  if (channel?.user === user) return channel.port;
  channel?.port.close();
  const port = new BroadcastChannel(`placekeeper.jobs.${user}`);
  port.addEventListener('message', ({ data }: MessageEvent<JobChange>) => {
    changedHere();
    if (data !== 'finished') return;
    announceLocationChange({ kind: 'all-outdated' });
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'jobs' });
  });
  channel = { user, port };
  return port;
}

export function announceJobChange(user: UserId, change: JobChange = 'changed'): void {
  changedHere();
  if (change === 'finished') {
    openJobChannel(user).postMessage(change);
  }
  broadcastTimer ??= setTimeout(() => {
    broadcastTimer = undefined;
    openJobChannel(user).postMessage('changed');
  }, noticeMs);
}

export function onJobChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
