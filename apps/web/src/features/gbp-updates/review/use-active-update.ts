import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { useState } from 'react';
import type { Review } from '../filters/use-review-state.ts';

type Id = GoogleUpdateId | undefined;

interface Ahead {
  readonly id: Id;
  /** Earlier selections, which the URL may contain until its navigation to `id` ends. */
  readonly passed: readonly Id[];
}

export interface ActiveUpdate {
  readonly id: Id;
  readonly choose: (id: Id, options: { readonly replace: boolean }) => void;
  /** Forgets a selection whose navigation has not ended. */
  readonly follow: () => void;
}

/** UPD-12: applies a selection before its navigation ends, because a user presses keys faster. */
export function useActiveUpdate(review: Review): ActiveUpdate {
  const inAddress = review.state.update;
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const arrived = ahead !== null && !ahead.passed.includes(inAddress);
  if (arrived) setAhead(null);
  const id = ahead && !arrived ? ahead.id : inAddress;
  return {
    id,
    choose(next, options) {
      const passed = [...(ahead?.passed ?? []), inAddress, id].filter((one) => one !== next);
      setAhead({ id: next, passed });
      review.change({ page: review.state.page, update: next }, options);
    },
    follow: () => setAhead(null),
  };
}
