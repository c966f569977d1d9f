import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { decode } from '@placekeeper/contracts/core/decode';
import { GoogleUpdateId, type UserId } from '@placekeeper/contracts/core/id';
import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent } from '@tanstack/react-query';
import { isKeyPrefix, keyOf } from '../data/api/query.ts';
import { queryClient } from '../data/api/query-client.ts';
import { isLoggingOut } from '../data/session/session.ts';
import { isApiError, isKind, isSessionOver } from '../data/http/api-error.ts';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { actionOf } from '../data/updates/update-decisions.ts';
import {
  batchDecisions,
  countHeld,
  decidedUpdates,
  heldDecisions,
  sendHeld,
  undoLastDecision,
  withdraw,
  type HeldDecision,
} from '../data/updates/held-decisions.ts';
import { preloadNextPage } from '../data/updates/mutations.ts';
import { reviewKey, updateQueries } from '../data/updates/queries.ts';
import { decisionKey } from '../data/updates/pending-decisions.ts';
import type { ReviewPage } from '../data/updates/review-page.ts';
import { resolutions } from '../data/updates/decide-update.ts';
import { formatCount } from '../lib/text/format.ts';
import { declareReviewed } from '../data/portfolio/reviewed-locations.ts';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { shareDecisions } from './share-decisions.ts';
import { dismissToast, showToast } from '../widgets/toast/show-toast.ts';

const id = 'held-decisions';

/** No call reopens a dismissed update, and no edit can reverse it, because dismissing changed no value. */
const dismissedForGood = 'You can’t undo a dismissal after it’s sent.';

function doneText(decision: HeldDecision): string {
  const count = countHeld([decision]);
  const done = resolutions[decision.action];
  return count === 1 ? `Update ${done}` : `${formatCount(count, 'update')} ${done}`;
}

function refusedText(action: UpdateAction, isGone: boolean, count: number): string {
  if (isGone)
    return count === 1
      ? `Update not ${resolutions[action]}`
      : `${formatCount(count, 'update')} not ${resolutions[action]}`;
  return `Couldn’t ${action} ${count === 1 ? 'update' : formatCount(count, 'update')}`;
}

/** Whether the screen shows the update, and with it the error of its decision. */
function isShown(variables: unknown): boolean {
  const decoded = decode(GoogleUpdateId, variables);
  if (!decoded.ok) return false;
  const update = decoded.value;
  const { queryKey } = updateQueries.detail(update);
  return (
    queryClient.getQueryCache().find({ queryKey })?.isActive() ||
    queryClient
      .getQueriesData<ReviewPage>({ queryKey: reviewKey, type: 'active' })
      .some(([, page]) => page?.items.some((item) => item.id === update))
  );
}

/**
 * UPD-3: shows held decisions in a toast. Sends them before the page closes, and when another window decides, so that
 * the decisions keep their order.
 */
export function watchHeldDecisions(user: UserId): () => void {
  const channel = new BroadcastChannel(`placekeeper.decisions.${user}`);
  const watching = new AbortController();
  const { signal } = watching;
  /** Decisions that failed for the same reason share a toast. */
  const refused = new Map<string, { readonly id: string; readonly count: number }>();
  let before = 0;

  const updateToast = () => {
    const held = heldDecisions.get();
    const last = held.at(-1);
    if (held.length > before) {
      channel.postMessage('decided');
    }
    before = held.length;
    if (!last) return void dismissToast(id);
    const isAlone = held.length === 1;
    const state = isAlone
      ? 'Waiting to be sent.'
      : `${formatCount(countHeld(held), 'update')} waiting to be sent.`;
    return void showToast('success', doneText(last), {
      id,
      duration: Infinity,
      description: last.action === 'dismiss' ? `${state} ${dismissedForGood}` : state,
      action: {
        label: 'Undo',
        onClick: (event) => {
          // Keeps the toast open for the other decisions. Without any, it is dismissed here.
          event.preventDefault();
          undoLastDecision();
        },
      },
      cancel: { label: 'Send now', onClick: () => sendHeld() },
    });
  };

  const look = ({ type, query }: QueryCacheNotifyEvent) => {
    if (type !== 'updated' || before === 0 || !isKeyPrefix(reviewKey, query.queryKey)) return;
    const page: ReviewPage | undefined = query.state.data;
    for (const { ids } of withdraw(page?.gone ?? [])) {
      void showToast(
        'warning',
        `${formatCount(ids.length, 'update')} resolved elsewhere or replaced`,
        { description: 'Nothing was sent.' },
      );
    }
  };

  /** Refetches the lists filtered by updates to review: locations leave them while their decisions are held. */
  const refreshLists = () =>
    void queryClient.invalidateQueries({
      queryKey: keyOf(locations.list),
      predicate: ({ queryHash }) => queryHash.includes('"has_unresolved_updates"'),
    });

  const tellRefused = ({ type, mutation, ...event }: MutationCacheNotifyEvent) => {
    const { mutationKey = [] } = mutation?.options ?? {};
    if (type !== 'updated' || !mutation || !isKeyPrefix(decisionKey, mutationKey)) return;
    const { error, variables } = mutation.state;
    if (!('action' in event) || event.action.type !== 'error') return;
    refreshLists();
    if (!isApiError(error) || isSessionOver(error)) return;
    // A list no longer shows these updates after its next read.
    const isGone = isKind(error, 'conflict') || isKind(error, 'not-found');
    // Without permission, the screen loses its list, and with it the error of the decision.
    if (!isGone && !isKind(error, 'forbidden') && isShown(variables)) return;
    const action = actionOf(mutationKey);
    const key = `${action} ${error.message}`;
    const { id: toast = crypto.randomUUID(), count = 0 } = refused.get(key) ?? {};
    refused.set(key, { id: toast, count: count + 1 });
    const forget = () => void refused.delete(key);
    const update = [...decidedUpdates.values()].find((one) => one.id === variables);
    void showToast(isGone ? 'warning' : 'error', refusedText(action, isGone, count + 1), {
      id: toast,
      description: [count === 0 && update && nameWithCode(update.location), error.message]
        .filter(Boolean)
        .join(': '),
      onAutoClose: forget,
      onDismiss: forget,
    });
  };

  declareReviewed(async () =>
    (await import('../data/updates/reviewed-locations.ts')).readReviewed(),
  );
  channel.addEventListener('message', () => sendHeld());
  addEventListener('pagehide', () => sendHeld('leaving'), { signal });
  // Logging out may end the session before `pagehide`.
  addEventListener('beforeunload', () => isLoggingOut() && sendHeld('leaving'), { signal });
  const stops = [
    shareDecisions(user),
    heldDecisions.subscribe(updateToast),
    heldDecisions.subscribe(refreshLists),
    batchDecisions.subscribe(refreshLists),
    batchDecisions.subscribe(preloadNextPage),
    queryClient.getQueryCache().subscribe(look),
    queryClient.getMutationCache().subscribe(tellRefused),
  ];
  // This code loads when the page is idle, so decisions may already be held.
  if (heldDecisions.get().length > 0) updateToast();
  return () => {
    for (const stop of stops) stop();
    sendHeld('leaving');
    watching.abort();
    channel.close();
  };
}
