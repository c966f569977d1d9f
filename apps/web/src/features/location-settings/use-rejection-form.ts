import type { Location } from '@placekeeper/contracts/model/location';
import { useRef, useState } from 'react';
import { autoRejectionOf, useSetAutoRejection } from '../../data/auto-rejection.ts';
import { firstWrong } from '../../lib/first-wrong.ts';
import { focusAfter } from '../../lib/focus-after.ts';
import { changesOf, faultOf, type RejectionValues } from './rejection-values.ts';

/** LSET-1. What was not touched follows the location; what is being chosen stays. */
export function useRejectionForm(location: Location) {
  const saved = autoRejectionOf(location);
  const set = useSetAutoRejection(location.id);
  const [chosen, setChosen] = useState<Partial<RejectionValues>>({});
  const [judged, setJudged] = useState(false);
  // Asked at moments when what was rendered may be behind.
  const latest = useRef(chosen);
  const put = (next: Partial<RejectionValues>) => {
    latest.current = next;
    setChosen(next);
  };
  const now = { ...saved, ...chosen };
  const fault = judged ? faultOf(now) : undefined;
  const { error } = set;

  const send = async () => {
    setJudged(false);
    try {
      await set.mutateAsync(now);
      if (latest.current === chosen) put({});
    } catch {
      // It is told by `problem`.
    }
  };

  return {
    now,
    fault,
    /** Without a field to reject there is nothing to ask about. */
    canBeTested: changesOf(saved, now).length > 0 && !faultOf(now),
    changed: changesOf(saved, now),
    wrong: fault === undefined ? 0 : 1,
    choose: (part: Partial<RejectionValues>) => put({ ...latest.current, ...part }),
    saving: set.isPending,
    isSaved: set.isSuccess,
    problem: error && error.kind !== 'session-expired' ? error.message : null,
    save() {
      if (faultOf(now)) focusAfter(() => setJudged(true), firstWrong);
      else if (changesOf(saved, now).length > 0) void send();
    },
    discard() {
      put({});
      setJudged(false);
      set.reset();
    },
    hasChanges: () => changesOf(saved, { ...saved, ...latest.current }).length > 0,
  };
}

export type RejectionForm = ReturnType<typeof useRejectionForm>;
