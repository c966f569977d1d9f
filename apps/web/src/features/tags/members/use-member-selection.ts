import type { LocationId } from '@placekeeper/contracts/core/id';
import { useState } from 'react';

export interface MemberSelection {
  readonly chosen: ReadonlySet<LocationId>;
  readonly choose: (ids: readonly LocationId[], on: boolean) => void;
  readonly clear: () => void;
}

/** Stores ids instead of rows, so that the selection survives paging and searching. */
export function useMemberSelection(): MemberSelection {
  const [chosen, setChosen] = useState<ReadonlySet<LocationId>>(new Set());
  return {
    chosen,
    choose: (ids, on) =>
      setChosen((before) => (on ? unionOf(before, ids) : withoutMembers(before, ids))),
    clear: () => setChosen(new Set()),
  };
}

export const unionOf = <Id>(set: ReadonlySet<Id>, ids: readonly Id[]): ReadonlySet<Id> =>
  new Set([...set, ...ids]);

export function withoutMembers<Id>(set: ReadonlySet<Id>, ids: readonly Id[]): ReadonlySet<Id> {
  const rest = new Set(set);
  for (const id of ids) rest.delete(id);
  return rest;
}
