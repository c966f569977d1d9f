import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { useState } from 'react';
import type { Review } from '../filters/use-review-state.ts';

type Id = GoogleUpdateId | undefined;

interface Ahead {
  readonly id: Id;
  /** What the address said until now, and what it may still say on its way. */
  readonly passed: readonly Id[];
}

export interface ActiveUpdate {
  /** The update beside the list, as far as somebody chose it. */
  readonly id: Id;
  readonly choose: (id: Id, options: { readonly replace: boolean }) => void;
  /** From now on the address alone says it. */
  readonly follow: () => void;
}

/** UPD-12: keys go faster than addresses. What one chooses is chosen for the next; the address comes after it (UPD-2). */
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
