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

type News = 'changed' | 'finished';

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
export function joinWindows(user: UserId): BroadcastChannel {
  if (channel?.user === user) return channel.port;
  channel?.port.close();
  const port = new BroadcastChannel(`placekeeper.jobs.${user}`);
  port.addEventListener('message', ({ data }: MessageEvent<News>) => {
    changedHere();
    if (data !== 'finished') return;
    announceLocationChange({ kind: 'all-outdated' });
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'jobs' });
  });
  channel = { user, port };
  return port;
}

export function jobsChanged(user: UserId, news: News = 'changed'): void {
  changedHere();
  if (news === 'finished') {
    joinWindows(user).postMessage(news);
  }
  broadcastTimer ??= setTimeout(() => {
    broadcastTimer = undefined;
    joinWindows(user).postMessage('changed');
  }, noticeMs);
}

export function onJobsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
