import { GoogleUpdateId, type UserId } from '@placekeeper/contracts/core/id';
import { UpdateFilters } from '@placekeeper/contracts/model/google-update';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { queryClient } from '../data/api/query-client.ts';
import {
  batchDecisions,
  decidedUpdates,
  heldDecisions,
  rememberDecided,
  type BatchDecision,
  isInHeldRejection,
} from '../data/updates/held-decisions.ts';
import { reviewKey } from '../data/updates/queries.ts';
import type { ReviewPage } from '../data/updates/review-page.ts';
import { decisionKey } from '../data/updates/pending-decisions.ts';
import { actionOf } from '../data/updates/update-decisions.ts';

type Decision = Pick<BatchDecision, 'action' | 'ids' | 'matching'>;

/** A window with another version of the application may send other messages. */
const News = z.object({
  window: z.string(),
  decisions: z.array(
    z.object({
      action: z.enum(['accept', 'reject', 'dismiss']),
      ids: z.array(GoogleUpdateId),
      matching: z.optional(z.object({ count: z.number(), filters: UpdateFilters })),
    }),
  ),
});

/** The decisions of this window that the platform has not received yet. */
const openDecisions = (): readonly Decision[] => [
  ...heldDecisions.get(),
  ...batchDecisions.get().filter(({ isRunning }) => isRunning),
  ...queryClient
    .getMutationCache()
    .findAll({ mutationKey: decisionKey, status: 'pending' })
    .map(({ options, state }) => ({
      action: actionOf(options.mutationKey),
      ids: [...decidedUpdates.keys()].filter((id) => id === state.variables),
    })),
];

/**
 * UPD-3: tells the user's other windows which updates this window has decided, so that they also show these updates as
 * decided.
 */
export function shareDecisions(user: UserId): () => void {
  const channel = new BroadcastChannel(`placekeeper.open-decisions.${user}`);
  const send = (news: unknown) => channel.postMessage(news);
  const own = crypto.randomUUID();
  const lockOf = (window: string) => `placekeeper.window.${window}`;
  const leaving = new AbortController();
  const { signal } = leaving;
  const latest = new Map<string, readonly Decision[]>();
  let sent = '[]';

  const tell = (always = false) => {
    const decisions = openDecisions().map(({ action, ids, matching: all }) => ({
      action,
      ids,
      matching: all && { count: all.count, filters: all.filters },
    }));
    const text = JSON.stringify(decisions);
    if ((text === sent && !always) || signal.aborted) return;
    sent = text;
    send({ window: own, decisions });
  };
  // A decision whose hold ends is sent in the next task, and must not look withdrawn between the two.
  const tellSoon = () => void setTimeout(tell);
  const show = (from: string, before: readonly Decision[] = []) => {
    const pages = queryClient
      .getQueriesData<ReviewPage>({ queryKey: reviewKey })
      .flatMap(([, page]) => page ?? []);
    const open = latest.get(from) ?? [];
    const ids = new Set(open.flatMap((one) => one.ids));
    // The totals by field and source subtract only updates that are known.
    rememberDecided(pages.flatMap(({ items }) => items.filter(({ id }) => ids.has(id))));
    const gone = new Set(pages.flatMap((page) => page.gone));
    batchDecisions.set([
      ...batchDecisions.get().filter((one) => one.from !== from),
      ...open.map((one) => ({ ...one, from })),
      // Resolved updates stay out of the list, as after a job.
      ...before.map(({ action, ids: all, matching }) => ({
        action,
        ids: pages
          .flatMap(({ items }) => items)
          .filter(
            (one) =>
              gone.has(one.id) && (all.includes(one.id) || isInHeldRejection(one, [{ matching }])),
          )
          .map(({ id }) => id),
      })),
    ]);
  };
  const hear = async (from: string, decisions: readonly Decision[]) => {
    const before = latest.get(from);
    latest.set(from, decisions);
    // The browser releases the lock when the other window closes.
    if (!before)
      void navigator.locks
        .request(lockOf(from), { signal }, () => hear(from, []))
        .catch(() => undefined);
    const left = new Set(decisions.flatMap(({ ids }) => ids));
    const ended = before?.some(
      ({ ids, matching }) =>
        ids.some((id) => !left.has(id)) || (matching && !decisions.some((one) => one.matching)),
    );
    // Without new data, resolved updates would appear again for a moment.
    if (ended) await queryClient.refetchQueries({ queryKey: reviewKey, type: 'active' });
    show(from, before);
  };

  channel.addEventListener('message', ({ data }) => {
    if (data === 'opened') return tell(true);
    const news = safeParse(News, data);
    if (news.success) void hear(news.data.window, news.data.decisions);
  });
  void navigator.locks
    .request(
      lockOf(own),
      { signal },
      () =>
        new Promise((resolve) => {
          signal.addEventListener('abort', resolve);
        }),
    )
    .catch(() => undefined);
  send('opened');
  const stops = [
    heldDecisions.subscribe(tellSoon),
    batchDecisions.subscribe(tellSoon),
    queryClient.getMutationCache().subscribe(tellSoon),
  ];
  tell();
  return () => {
    for (const stop of stops) stop();
    leaving.abort();
    channel.close();
  };
}
