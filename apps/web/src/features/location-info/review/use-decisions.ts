import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { useMutationState } from '@tanstack/react-query';
import { clearNotices } from '../../../data/pending-notices.ts';
import {
  decisionKey,
  useAcceptUpdate,
  useDismissUpdate,
  useRejectUpdate,
} from '../../../data/updates.ts';

interface Decisions {
  readonly decide: (action: UpdateAction, id: GoogleUpdateId) => void;
  /** Without those that are being decided: an answer is expected, not waited for. */
  readonly open: readonly GoogleUpdate[];
  /** Why the last decision about an update was not carried out. */
  readonly problems: ReadonlyMap<unknown, string>;
}

export function useDecisions(updates: readonly GoogleUpdate[]): Decisions {
  const accept = useAcceptUpdate();
  const reject = useRejectUpdate();
  const dismiss = useDismissUpdate();
  const writes = { accept, reject, dismiss };
  const attempts = useMutationState({
    filters: { mutationKey: decisionKey },
    select: ({ state: { error, status, submittedAt, variables } }) => ({
      error,
      id: variables,
      status,
      submittedAt,
    }),
  });
  const { decided, problems } = latestAttempts(attempts);
  return {
    // DET-4: the answer sets the location.
    decide: (action, id) => writes[action].mutate(id, { onSuccess: clearNotices }),
    open: updates.filter(({ id }) => !decided.has(id)),
    problems,
  };
}

interface Attempt {
  readonly id: unknown;
  readonly status: string;
  readonly submittedAt: number;
  readonly error: Error | null;
}

/** A second try at an update makes the first one history. What succeeded stays away: it will not be open again. */
export function latestAttempts(attempts: readonly Attempt[]) {
  const latest = new Map<unknown, Attempt>();
  for (const attempt of attempts) {
    const before = latest.get(attempt.id);
    if (!before || before.submittedAt <= attempt.submittedAt) latest.set(attempt.id, attempt);
  }
  const decided = new Set<unknown>();
  const problems = new Map<unknown, string>();
  for (const [id, { error, status }] of latest) {
    if (status === 'error') problems.set(id, error?.message ?? 'This could not be done.');
    else decided.add(id);
  }
  return { decided, problems };
}
