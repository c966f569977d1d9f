import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isKind, type ApiError } from './api-error.ts';
import { call } from './client.ts';
import { resolutions } from './decide-update.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { runEach } from './run-each.ts';
import { similarKey } from './similar-updates.ts';
import { forgetReviews } from './updates.ts';

interface Decision {
  readonly action: UpdateAction;
  /** UPD-3: confirmed one by one, so nothing that came in later is decided. */
  readonly ids: readonly GoogleUpdateId[];
}

export interface Decided {
  readonly done: readonly GoogleUpdateId[];
  /** Resolved otherwise or gone meanwhile. */
  readonly overtaken: readonly GoogleUpdateId[];
  readonly failed: ReadonlyMap<GoogleUpdateId, ApiError>;
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
      return decideMany(wanted, stopping.current.signal, () => setSettled((count) => count + 1));
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
  signal: AbortSignal,
  onSettled: () => void,
): Promise<Decided> {
  const { done, failed, halted } = await runEach(
    ids,
    (id, isRepeated) => isCarriedOut(action, id, isRepeated),
    { signal, onSettled },
  );
  const idsOf = (wanted: boolean) =>
    [...done].flatMap(([id, isOurs]) => (isOurs === wanted ? [id] : []));
  return { done: idsOf(true), overtaken: idsOf(false), failed, halted };
}

/** False where the update was resolved otherwise. A write whose answer was lost is looked up before it is repeated. */
async function isCarriedOut(
  action: UpdateAction,
  id: GoogleUpdateId,
  isRepeated: boolean,
): Promise<boolean> {
  const now = isRepeated ? await resolutionOf(id) : null;
  if (now !== null) return now === resolutions[action];
  try {
    await call(updates[action], { params: { id } });
    return true;
  } catch (error) {
    if (isKind(error, 'not-found')) return false;
    const found = isKind(error, 'conflict') ? await resolutionOf(id) : null;
    if (found === null) throw error;
    return found === resolutions[action];
  }
}

/** Null while it is pending. */
async function resolutionOf(id: GoogleUpdateId): Promise<string | null> {
  try {
    const { google_update: update } = await call(updates.show, { params: { id } });
    return update.resolution?.resolved_action ?? null;
  } catch (error) {
    if (isKind(error, 'not-found')) return 'gone';
    throw error;
  }
}
