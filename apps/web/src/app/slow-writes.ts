import type { Mutation } from '@tanstack/react-query';
import { createElement } from 'react';
import { queryClient } from '../data/api/query-client.ts';
import {
  longestWait,
  pausedFor,
  refusesWrites,
  writesPausedFor,
  type Lane,
} from '../data/http/rate-limit-gate.ts';
import { lastEnded, longestPendingSince, pendingRequests } from '../data/http/time-limit.ts';
import { usePausedSeconds } from '../data/http/use-paused-seconds.ts';
import { heldDecisions, isHeld } from '../data/updates/held-decisions.ts';
import { PauseText, pauseTextAfter } from '../widgets/page/pause-text.tsx';
import { dismissToast, showToast } from '../widgets/toast/show-toast.ts';

// These times are in milliseconds.
const slowAfter = 5000;
const lostAfter = 20_000;
const lookEvery = 500;

const id = 'slow-write';
/** The notice disappears without an animation, because the result of the write is shown at the same moment. */
const options = { id, duration: Infinity, className: 'data-[removed=true]:invisible' };

/** `checking`: the user stopped waiting, and the application reads whether the write was carried out. */
type Stage = 'quiet' | 'slow' | 'lost' | 'checking' | 'paused';

type Subject = 'change' | 'request';

/** The call for which a delayed write waits: its own call, or a read before it. */
const pausedLane = (): Lane | null =>
  writesPausedFor() > 0 ? 'write' : pausedFor() > 0 ? 'read' : null;

/** Whether a write started now would wait long enough to need an explanation. */
const isWaitWorthTelling = (): boolean =>
  writesPausedFor() > pauseTextAfter && writesPausedFor() <= longestWait;

const WriteWait = () =>
  createElement(PauseText, {
    what: 'Placekeeper continues',
    lane: usePausedSeconds('write') > 0 ? 'write' : 'read',
  });

/** Aborts slow requests before their time limits do. */
function stopWaiting(): void {
  for (const { since, giveUp } of pendingRequests) if (Date.now() - since >= slowAfter) giveUp();
}

/** ERR-4: on a half-open connection, a write fails only after a minute. This notice appears earlier. */
export function watchSlowWrites(): () => void {
  const writes = queryClient.getMutationCache();
  let shown: Stage = 'quiet';
  let what: Subject = 'change';
  let hasStopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** When a held decision was sent; `Infinity` while it is held. */
  const sentAt = new WeakMap<Mutation, number>();
  const startOf = (pending: readonly Mutation[]): number =>
    Math.min(...pending.map((one) => sentAt.get(one) ?? one.state.submittedAt));
  const isWaiting = (mutation: Mutation): boolean => {
    if (mutation.meta?.isUnasked) return false;
    const held = isHeld(mutation.state.variables);
    if (held) sentAt.set(mutation, Infinity);
    else if (sentAt.get(mutation) === Infinity) sentAt.set(mutation, Date.now());
    return !held;
  };

  const stageOf = (pending: readonly Mutation[]): Stage => {
    const start = startOf(pending);
    const silence = longestPendingSince(start);
    if (silence !== null && silence >= lostAfter) return 'lost';
    if (hasStopped) return 'checking';
    if (silence !== null && silence >= slowAfter) return 'slow';
    const unseen = startOf(pending.filter(({ meta }) => !meta?.showsProgress));
    const isHeldBack =
      (silence === null && isWaitWorthTelling()) || (shown === 'paused' && refusesWrites());
    if (isHeldBack && unseen < Infinity) return 'paused';
    if (pausedLane() && Date.now() - unseen >= slowAfter) return 'paused';
    // Also counts writes without a request, which wait for code, for storage or for another write.
    return Date.now() - Math.max(unseen, lastEnded()) >= slowAfter ? 'slow' : 'quiet';
  };

  const show = (stage: Stage, subject = what) => {
    if (stage === shown && subject === what) return;
    shown = stage;
    what = subject;
    if (stage === 'quiet') void dismissToast(id);
    else if (stage === 'lost')
      void showToast('warning', 'You may have lost your connection', {
        ...options,
        description: `Placekeeper can’t tell yet whether your ${what} went through.`,
        action: {
          label: 'Stop waiting',
          onClick: (event) => {
            // Keeps the toast open for its next state.
            event.preventDefault();
            hasStopped = true;
            stopWaiting();
            show('checking');
          },
        },
      });
    else
      void showToast('loading', sentences(what)[stage], {
        ...options,
        description: stage === 'paused' ? createElement(WriteWait) : undefined,
        action: undefined,
      });
  };

  const look = () => {
    const pending = writes.findAll({ status: 'pending' }).filter(isWaiting);
    if (pending.length > 0) {
      timer ??= setInterval(look, lookEvery);
      show(
        stageOf(pending),
        pending.every(({ meta }) => meta?.changesNothing) ? 'request' : 'change',
      );
      return;
    }
    clearInterval(timer);
    timer = undefined;
    hasStopped = false;
    show('quiet');
  };

  // The mutation cache does not report when a hold ends.
  const ends = [writes.subscribe(look), heldDecisions.subscribe(look)];
  // This code loads when the page is idle, so a save may already be running.
  look();
  return () => {
    for (const end of ends) end();
    clearInterval(timer);
    show('quiet');
  };
}

const sentences = (what: Subject) => ({
  slow: `Your ${what} is taking longer than usual`,
  checking: `Checking whether your ${what} went through…`,
  paused: `Your ${what} is delayed`,
});
