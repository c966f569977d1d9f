import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import type { Query } from '@tanstack/react-query';
import * as z from '@placekeeper/contracts/core/zod';
import { parse } from '@placekeeper/contracts/core/validate';
import { isKind } from '../../data/http/api-error.ts';
import { step, type JobItem, type NewJob } from '../../data/batch/job.ts';
import type { JobKind, Outcome } from '../../data/batch/job-kinds.ts';
import { announceLocationChange } from '../../data/location-cache/location-changes.ts';
import { resolutions } from '../../data/updates/decide-update.ts';
import { callInQueue } from '../../data/api/throttle.ts';
import { isKeyPrefix, keyOf } from '../../data/api/query.ts';
import { queryClient } from '../../data/api/query-client.ts';
import { similarKey } from '../../data/updates/similar-updates.ts';
import { forgetReviews, recentUpdatesKey } from '../../data/updates/queries.ts';
import { removeFromReview } from '../../data/updates/mutations.ts';
import { formatCount } from '../../lib/text/format.ts';
import { decisionKind, decisionNames } from './decision-wording.ts';

/** The job lists its updates, so that it doesn't resolve updates that arrive later. */
export const decisionJob = (action: UpdateAction, wanted: readonly GoogleUpdate[]): NewJob => ({
  kind: decisionKind,
  title: `${decisionNames[action].verb} ${formatCount(wanted.length, 'update')}`,
  meta: { action },
  items: wanted.map(({ id, location: { id: about, name, store_code = null } }) => ({
    location: { id: about, name: name ?? '', store_code },
    title: name ?? store_code ?? `Location ${about}`,
    steps: [step(updates[action], { params: { id } })],
    after: { update: id, resolution: resolutions[action] },
  })),
});

const Decision = z.object({ update: GoogleUpdateId, resolution: z.string() });
export const decisionOf = ({ after }: Pick<JobItem, 'after'>) => parse(Decision, after);

const overtaken = {
  state: 'skipped',
  message: 'Resolved or replaced in the meantime.',
} as const satisfies Outcome;

/** `not-done` if the update is still pending. */
async function lookUp(item: JobItem, signal: AbortSignal): Promise<'done' | 'not-done' | Outcome> {
  const { update: id, resolution: wanted } = decisionOf(item);
  try {
    const { google_update: update } = await callInQueue(updates.show, { params: { id } }, signal);
    const now = update.resolution?.resolved_action ?? null;
    if (now === null) return 'not-done';
    return now === wanted ? 'done' : overtaken;
  } catch (error) {
    if (isKind(error, 'not-found')) return overtaken;
    throw error;
  }
}

let sinceReload = 0;

export const decisionJobs: JobKind = {
  endpoints: [updates.accept, updates.reject, updates.dismiss],
  stopsWhenForbidden: true,
  lookUp,
  async outcomeOfFailure(item, { kind }, signal) {
    if (kind === 'not-found') return overtaken;
    if (kind !== 'conflict') return null;
    const found = await lookUp(item, signal);
    if (found === 'done') return { state: 'done' };
    return found === 'not-done' ? null : found;
  },
  onDone(item) {
    if (item.location) announceLocationChange({ kind: 'outdated', id: item.location.id });
    removeFromReview(decisionOf(item).update);
    sinceReload = (sinceReload + 1) % pageSizes.updates;
    // A whole page of updates is resolved, so the list needs the next page.
    if (sinceReload > 0) return;
    // Home hides resolved updates itself, and would read thousands of updates each time.
    const predicate = ({ queryKey }: Query) => !isKeyPrefix(recentUpdatesKey, queryKey);
    void queryClient.invalidateQueries({ queryKey: ['updates'], predicate });
  },
  onFinished({ counts }) {
    if (counts.done > 0) void forgetReviews();
    const stale = [['updates'], similarKey, ['locations'], ['services'], ['history']];
    for (const queryKey of [...stale, keyOf(currentUser.subscriptionMeta)])
      void queryClient.invalidateQueries({ queryKey });
  },
};
