import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { queryClient } from '../../data/api/query-client.ts';
import { cancelJob, jobEnd, startJob, startJobNow } from '../../data/batch/jobs.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { undoTime } from '../../data/preferences/undo-time.ts';
import {
  batchDecisions,
  endOfHold,
  holdDecision,
  rememberDecided,
  type BatchDecision,
  type HeldDecision,
} from '../../data/updates/held-decisions.ts';
import { updateQueries } from '../../data/updates/queries.ts';
import { decisionJob, decisionOf } from './decision-jobs.ts';

/** The job starts this long after the undo time, unless this window starts or cancels it earlier. */
const graceMs = 1000;

/** Resolves many updates in a job that the user can undo before it starts. */
export async function resolveTogether(
  action: UpdateAction,
  updates: readonly GoogleUpdate[],
  onUndo: HeldDecision['onUndo'],
): Promise<void> {
  const batch = { action, ids: updates.map(({ id }) => id), isRunning: true };
  const job = await startJob({
    ...decisionJob(action, updates),
    ...(undoTime() > 0 && { startsIn: undoTime() + graceMs }),
  });
  rememberDecided(updates);
  batchDecisions.set([...batchDecisions.get(), batch]);
  holdDecision({ action, ids: batch.ids, onUndo });
  void settle(job, batch);
  void follow(job, batch.ids);
}

/** Sent updates stay out of the list, because they are no longer pending; updates that were not sent return. */
async function settle(job: number, batch: BatchDecision): Promise<void> {
  const { items } = await jobEnd(job);
  const ids = items
    .filter(({ state }) => state === 'done' || state === 'skipped')
    .map((item) => decisionOf(item).update);
  if (ids.length > 0) await readsOfTotals();
  const others = batchDecisions.get().filter((one) => one !== batch);
  batchDecisions.set(ids.length > 0 ? [...others, { action: batch.action, ids }] : others);
}

const totals = [currentUserQueries.subscriptionMeta(), updateQueries.waiting()];

/** Waits for the reads that the end of the job started, so that all totals change together. */
const readsOfTotals = () =>
  Promise.all(
    totals.map(({ queryKey }) =>
      queryClient.refetchQueries({ queryKey, fetchStatus: 'fetching' }, { cancelRefetch: false }),
    ),
  );

async function follow(job: number, ids: HeldDecision['ids']): Promise<void> {
  const ends = await Promise.all(ids.map(endOfHold));
  if (ends.every((end) => end === 'undone')) await cancelJob(job);
  else if (ends.includes('send')) await startJobNow(job);
}
