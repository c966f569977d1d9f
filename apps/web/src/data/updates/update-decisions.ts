import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { useMutationState, type Mutation } from '@tanstack/react-query';
import { isApiError, isSessionOver } from '../http/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { useStore } from '../../lib/browser/external-store.ts';
import {
  isInHeldRejection,
  batchDecisions,
  heldDecisions,
  holdDecision,
  rememberDecided,
  type HeldDecision,
} from './held-decisions.ts';
import { useDecideUpdate } from './mutations.ts';
import { decisionKey } from './pending-decisions.ts';

export interface Decisions {
  /** One press decides all `updates`; `onUndo` moves the focus back to the restored updates. */
  readonly decide: (
    action: UpdateAction,
    updates: readonly GoogleUpdate[],
    onUndo: HeldDecision['onUndo'],
    /** Called with the updates whose decision failed, after all calls have ended. */
    onFailed?: (ids: readonly GoogleUpdateId[]) => void,
  ) => void;
  /** Updates with a successful or pending decision; pending decisions are shown as successful. */
  readonly decided: ReadonlyMap<unknown, UpdateAction>;
  /** Also includes an open rejection of all matching updates, whose ids are not known. */
  readonly decisionOf: (update: GoogleUpdate) => UpdateAction | undefined;
  readonly errors: ReadonlyMap<unknown, string>;
}

/** UPD-3: decisions about updates, shared by all screens. */
export function useDecisions(): Decisions {
  const writes = {
    accept: useDecideUpdate('accept'),
    reject: useDecideUpdate('reject'),
    dismiss: useDecideUpdate('dismiss'),
  };
  const batches = useStore(batchDecisions);
  const held = useStore(heldDecisions);
  const attempts = useMutationState({ filters: { mutationKey: decisionKey }, select: attemptOf });
  const known = withBatches(latestAttempts(attempts), batches);
  return {
    ...known,
    decisionOf: (update) =>
      known.decided.get(update.id) ??
      (isInHeldRejection(update, [...held, ...batches]) ? 'reject' : undefined),
    decide: (action, wanted, onUndo, onFailed) => {
      // UPD-12: two quick presses on one update count as one decision.
      const decided = currentDecisions();
      const updates = wanted.filter(({ id }) => !decided.has(id));
      rememberDecided(updates);
      const ids = updates.map(({ id }) => id);
      holdDecision({ action, ids, onUndo });
      const sent = ids.map((id) => writes[action].mutateAsync(id));
      void Promise.allSettled(sent).then((outcomes) => {
        const failed = ids.filter((_, index) => outcomes[index]?.status === 'rejected');
        if (failed.length > 0) onFailed?.(failed);
      });
    },
  };
}

/** For events between two renders, such as a second key press. */
export const currentDecisions = (): ReadonlyMap<unknown, UpdateAction> =>
  withBatches(
    latestAttempts(
      queryClient.getMutationCache().findAll({ mutationKey: decisionKey }).map(attemptOf),
    ),
    batchDecisions.get(),
  ).decided;

type Attempts = Pick<Decisions, 'decided' | 'errors'>;

const withBatches = (
  { decided, errors }: Attempts,
  batches: ReturnType<typeof batchDecisions.get>,
): Attempts => ({
  errors,
  decided: new Map([
    ...decided,
    ...batches.flatMap(({ action, ids }) => ids.map((id) => [id, action] as const)),
  ]),
});

const attemptOf = ({ options, state }: Mutation): Attempt => ({
  action: actionOf(options.mutationKey),
  error: state.error,
  id: state.variables,
  status: state.status,
  isUndone: state.status === 'success' && state.data === null,
  submittedAt: state.submittedAt,
});

export const actionOf = (mutationKey: readonly unknown[] | undefined): UpdateAction => {
  const name = mutationKey?.at(-1);
  return name === 'accept' || name === 'reject' ? name : 'dismiss';
};

interface Attempt {
  readonly id: unknown;
  readonly action: UpdateAction;
  readonly status: string;
  readonly isUndone?: boolean;
  readonly submittedAt: number;
  readonly error: Error | null;
}

/** Only the last attempt for an update counts. Successful attempts stay, because a decided update stays decided. */
export function latestAttempts(attempts: readonly Attempt[]) {
  const latest = new Map<unknown, Attempt>();
  for (const attempt of attempts) {
    const before = latest.get(attempt.id);
    if (!before || before.submittedAt <= attempt.submittedAt) latest.set(attempt.id, attempt);
  }
  const decided = new Map<unknown, UpdateAction>();
  const errors = new Map<unknown, string>();
  for (const [id, { action, error, status, isUndone }] of latest) {
    if (isUndone) continue;
    if (status !== 'error') decided.set(id, action);
    else if (!isApiError(error) || !isSessionOver(error))
      errors.set(
        id,
        `Couldn’t ${action} this update. ${error?.message ?? 'Something went wrong. Try again.'}`,
      );
  }
  return { decided, errors };
}
