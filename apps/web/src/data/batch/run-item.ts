import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { UserId } from '@placekeeper/contracts/core/id';
import { reportError } from '../../lib/telemetry/report-error.ts';
import { isApiError, type ApiError } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { backgroundPausedFor, writeTurn, writesPausedFor } from '../http/rate-limit-gate.ts';
import { backoffMs, enqueue, wait } from '../api/throttle.ts';
import { isStopping, type JobId, type JobItem } from './job.ts';
import type { JobKind, Outcome } from './job-kinds.ts';
import { changeItem, moveItems, readJob, type ItemChange } from './journal.ts';
import { announceJobChange } from './job-changes.ts';

export const mostAttempts = 5;

export interface Worker {
  readonly user: UserId;
  readonly kind: JobKind;
  readonly endpoints: ReadonlyMap<string, AnyEndpoint>;
  readonly signal: AbortSignal;
  /** When the last item was settled, to estimate the remaining time. */
  settledAt: number;
  isSessionOver: boolean;
}

type ItemEnd = 'settled' | 'session-over' | 'stopped';

/** Returned instead of a response if the user stopped the job before the step was sent. */
const notSent = Symbol('not sent');

/** Settles one item: looks it up if a response was lost, checks it, and sends its steps. */
export async function runItem(worker: Worker, first: JobItem): Promise<ItemEnd> {
  const { kind, signal } = worker;
  const answers: unknown[] = [];
  let item = first;
  let isLost = first.state === 'unknown';
  let wasSent = isLost;
  let refusal: ApiError | null = null;
  let lost: ApiError | null = null;
  let sendsLost = 0;
  let lookUpsFailed = 0;
  let repeats = 0;
  const sendUnlessChecked = async (
    post: typeof send,
  ): Promise<Outcome | 'again' | 'stopped' | null> => {
    if (item.stepsDone === 0 && kind.check) {
      const verdict = await kind.check(item, signal);
      if (typeof verdict === 'object') {
        if ('state' in verdict) {
          // The item's own earlier call made the change, so the item counts as done.
          const isOurs = wasSent && verdict.state === 'unchanged';
          return isOurs ? { state: 'done' } : verdict;
        }
        item = { ...item, ...verdict };
      }
    }
    // During a rate limit, the write would leave long after its check, so the check is repeated later.
    if (kind.checksInTurn && writesPausedFor() > 0) return 'again';
    while (item.stepsDone < item.steps.length) {
      wasSent = true;
      const answer = await post(worker, item);
      if (answer === notSent) return 'stopped';
      answers.push(answer);
      item = await confirm(worker, item);
    }
    return null;
  };
  while (!signal.aborted) {
    try {
      if (refusal) return await settleRefused(worker, item, refusal);
      if (isLost) {
        const found = await kind.lookUp(item, signal);
        if (typeof found === 'object') return await settle(worker, item, found);
        isLost = false;
        if (found === 'done') item = await confirm(worker, item);
        else if (lost && sendsLost >= mostAttempts)
          return await settle(worker, item, failureOf(lost));
      }
      const endTurn = await writeTurn(signal);
      const verdict = await (
        kind.checksInTurn
          ? enqueue(() => sendUnlessChecked(sendNow), { signal, priority: 1 })
          : sendUnlessChecked(send)
      ).finally(endTurn);
      if (verdict === 'again') continue;
      if (verdict === 'stopped') return verdict;
      if (verdict) return await settle(worker, item, verdict);
      const replaced = await kind.findReplaced?.(item, signal, repeats);
      if (replaced === 'again') {
        repeats += 1;
        item = { ...item, stepsDone: 0 };
        continue;
      }
      if (replaced) return await settle(worker, item, replaced);
      const outcome = kind.outcomeOfAnswers?.(item, answers) ?? { state: 'done' };
      return await settle(worker, item, outcome, answers);
    } catch (error) {
      if (signal.aborted) break;
      if (!isApiError(error)) {
        reportError(error, 'job');
        return await settle(worker, item, { state: 'failed', message: brokenHere });
      }
      const after = afterError[error.kind];
      switch (after) {
        case 'session-over':
          // The platform carries out nothing without a session, so the item keeps its earlier state.
          await changeItem(worker.user, item, {
            state: isLost ? 'unknown' : 'pending',
            stepsDone: item.stepsDone,
          });
          return after;
        // `writeTurn` waits until the platform may accept the item.
        case 'rate-limited':
          continue;
        case 'refused':
          if (refusal) return await settle(worker, item, failureOf(refusal));
          refusal = error;
          continue;
        case 'lost': {
          if (isLost) lookUpsFailed += 1;
          else {
            sendsLost += 1;
            lost = error;
          }
          isLost = true;
          await changeItem(worker.user, item, { state: 'unknown', stepsDone: item.stepsDone });
          // Look-ups are repeated while offline, but not after repeated answers that tell nothing.
          if (error.kind !== 'offline' && lookUpsFailed >= mostAttempts)
            return await settle(worker, item, { ...failureOf(error), isDoubtful: true });
          await wait(
            Math.max(backoffMs(sendsLost + lookUpsFailed), backgroundPausedFor()),
            signal,
          ).catch(() => undefined);
        }
      }
    }
  }
  return 'stopped';
}

const failureOf = ({ message, kind }: ApiError) =>
  ({ state: 'failed', message, failure: kind }) as const;

async function settleRefused(worker: Worker, item: JobItem, refusal: ApiError): Promise<ItemEnd> {
  const { kind, signal, user } = worker;
  const outcome = await kind.outcomeOfFailure?.(item, refusal, signal);
  if (!outcome && refusal.kind === 'forbidden' && kind.stopsWhenForbidden)
    await moveItems(user, item.job, 'pending', () => 'cancelled');
  return settle(worker, item, outcome ?? failureOf(refusal));
}

const brokenHere = 'Something went wrong in Placekeeper.';

async function settle(
  worker: Worker,
  { job, index }: JobItem,
  change: ItemChange,
  answers: readonly unknown[] = [],
): Promise<ItemEnd> {
  const now = performance.now();
  const workedMs = now - worker.settledAt;
  worker.settledAt = now;
  const item = await changeItem(worker.user, { job, index }, { ...change, workedMs });
  if (item && (item.state === 'done' || answers.length > 0)) worker.kind.onDone?.(item, answers);
  return 'settled';
}

type AfterError = 'session-over' | 'rate-limited' | 'refused' | 'lost';

export const afterError: Readonly<Record<ApiError['kind'], AfterError>> = {
  'session-expired': 'session-over',
  unauthenticated: 'session-over',
  'rate-limited': 'rate-limited',
  offline: 'lost',
  malformed: 'lost',
  server: 'lost',
  validation: 'refused',
  forbidden: 'refused',
  'not-found': 'refused',
  conflict: 'refused',
};

const send = (worker: Worker, item: JobItem): Promise<unknown> =>
  enqueue(() => sendNow(worker, item), { signal: worker.signal, priority: 1 });

/** Sends one step, after the journal has recorded it. */
async function sendNow({ user, endpoints, signal }: Worker, item: JobItem): Promise<unknown> {
  const step = item.steps[item.stepsDone];
  const endpoint = step && endpoints.get(step.endpoint);
  if (!endpoint) throw new Error(`The job kind does not declare "${step?.endpoint}"`);
  const { stepsDone, steps, before } = item;
  // The platform did not carry out an earlier call of the item.
  if (stepsDone === 0 && (await isStopped(user, item.job)))
    await changeItem(user, item, { state: 'cancelled' });
  const sending = await changeItem(user, item, { state: 'sending', stepsDone, steps, before });
  if (!sending) return notSent;
  announceJobChange(user);
  // The cast is safe: the request had its endpoint's type when it was stored.
  const request = step.request as Record<never, never>;
  return call(endpoint, request, { signal, once: true });
}

const isStopped = async (user: UserId, id: JobId): Promise<boolean> => {
  const job = await readJob(user, id);
  return job !== undefined && isStopping(job);
};

/** The last step is not recorded separately, because the item is settled next. */
async function confirm({ user }: Worker, item: JobItem): Promise<JobItem> {
  const stepsDone = item.stepsDone + 1;
  if (stepsDone < item.steps.length) await changeItem(user, item, { state: 'sending', stepsDone });
  return { ...item, stepsDone };
}
