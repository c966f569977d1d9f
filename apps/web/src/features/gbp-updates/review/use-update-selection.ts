import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { useState } from 'react';
import { rowsBetween } from '../../../widgets/selection/rows-between.ts';

interface State {
  readonly address: string;
  readonly ids: ReadonlySet<GoogleUpdateId>;
  readonly touched: GoogleUpdateId | null;
}

export interface UpdateSelection {
  readonly has: (id: GoogleUpdateId) => boolean;
  readonly set: (ids: readonly GoogleUpdateId[], on: boolean) => void;
  /** With `range` (Shift), applies to all updates from the last touched update to `id`. */
  readonly touch: (
    id: GoogleUpdateId,
    on: boolean,
    page: readonly GoogleUpdateId[],
    range: boolean,
  ) => void;
  readonly clear: () => void;
}

/** UPD-12: the ticked updates of a page; another page or filter clears them (UPD-4). */
export function useUpdateSelection(address: string): UpdateSelection {
  const [state, setState] = useState<State>(() => empty(address));
  if (state.address !== address) setState(empty(address));

  const set = (ids: readonly GoogleUpdateId[], on: boolean) =>
    setState((before) => {
      const others = [...before.ids].filter((id) => !ids.includes(id));
      return {
        ...before,
        ids: new Set(on ? [...others, ...ids] : others),
        touched: ids.at(-1) ?? before.touched,
      };
    });

  return {
    has: (id) => state.ids.has(id),
    set,
    touch: (id, on, page, range) =>
      set(
        range ? [...rowsBetween(page, state.touched, id).filter((one) => one !== id), id] : [id],
        on,
      ),
    clear: () => setState(empty(address)),
  };
}

const empty = (address: string): State => ({ address, ids: new Set(), touched: null });
