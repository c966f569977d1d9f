import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError, isKind, isSessionOver, type ApiError } from './api-error.ts';
import { call } from './client.ts';
import { resolutions } from './decide-update.ts';
import { keyOf } from './query.ts';
import { queryClient, retryDelay } from './query-client.ts';
import { runEach } from './run-each.ts';
import { similarKey } from './similar-updates.ts';
import { forgetReviews } from './updates.ts';

const attempts = 3;

interface Decision {
  readonly action: UpdateAction;
  /** UPD-3: confirmed one by one, so nothing that came in later is decided. */
  readonly ids: readonly GoogleUpdateId[];
}

export interface Decided {
  readonly done: readonly GoogleUpdateId[];
  /** Resolved otherwise or gone meanwhile. */
  readonly overtaken: readonly GoogleUpdateId[];
  readonly failed: ReadonlyMap<GoogleUpdateId, string>;
  /** Why the rest was not tried. */
  readonly halted: ApiError | null;
}

/** One decision for each update; it can be stopped, and tells what became of each. */
export function useDecideMany() {
  const [settled, setSettled] = useState(0);
  const stopping = useRef<AbortController>(null);
  const decision = useMutation({
    mutationKey: ['updates', 'decide-many'],
    mutationFn: (wanted: Decision) => {
      stopping.current = new AbortController();
      setSettled(0);
      return decideMany(wanted, stopping.current, () => setSettled((count) => count + 1));
    },
    onSuccess: ({ done }) => void (done.length > 0 && forgetReviews()),
    onSettled: () => {
      const stale = [['updates'], similarKey, ['locations'], ['services'], ['history']];
      for (const queryKey of [...stale, keyOf(currentUser.subscriptionMeta)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { ...decision, settled, stop: () => stopping.current?.abort() };
}

async function decideMany(
  { action, ids }: Decision,
  stopping: AbortController,
  onSettled: () => void,
): Promise<Decided> {
  const done: GoogleUpdateId[] = [];
  const overtaken: GoogleUpdateId[] = [];
  const failed = new Map<GoogleUpdateId, string>();
  let halted: ApiError | null = null;

  const decide = async (id: GoogleUpdateId) => {
    try {
      ((await isCarriedOut(action, id)) ? done : overtaken).push(id);
    } catch (error) {
      if (!isApiError(error) || error.kind === 'rate-limited') throw error;
      if (error.kind === 'forbidden' || isSessionOver(error)) {
        halted = error;
        stopping.abort();
      } else failed.set(id, error.message);
    }
  };
  await runEach(ids, decide, { signal: stopping.signal, onSettled });
  return { done, overtaken, failed, halted };
}

/** False where the update was resolved otherwise. A write whose answer was lost is looked up before it is repeated. */
async function isCarriedOut(action: UpdateAction, id: GoogleUpdateId): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await call(updates[action], { params: { id } });
      return true;
    } catch (error) {
      if (!isApiError(error) || isRefusal(error)) throw error;
      if (error.kind === 'not-found') return false;
      const now = await resolutionOf(id, error);
      if (now !== null) return now === resolutions[action];
      if (error.kind === 'conflict' || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt, error)));
    }
  }
}

const isRefusal = (error: ApiError): boolean =>
  isSessionOver(error) || ['forbidden', 'rate-limited', 'validation'].includes(error.kind);

/** Null while it is pending. Where even that cannot be read, the write is not repeated. */
async function resolutionOf(id: GoogleUpdateId, failure: ApiError): Promise<string | null> {
  try {
    const { google_update: update } = await call(updates.show, { params: { id } });
    return update.resolution?.resolved_action ?? null;
  } catch (error) {
    if (isKind(error, 'not-found')) return 'gone';
    throw failure;
  }
}
