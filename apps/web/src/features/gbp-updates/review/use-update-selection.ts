import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { useState } from 'react';
import type { RowSelection } from '../../../widgets/selection/row-selection.ts';
import { rowsBetween } from '../../../widgets/selection/rows-between.ts';

interface State {
  readonly address: string;
  readonly ids: ReadonlySet<GoogleUpdateId>;
  readonly touched: GoogleUpdateId | null;
}

export interface UpdateSelection extends RowSelection<GoogleUpdateId> {
  readonly clear: () => void;
}

/** UPD-12: the ticked updates of a page; another page or filter clears them (UPD-4). */
export function useUpdateSelection(address: string): UpdateSelection {
  const [state, setState] = useState<State>(() => empty(address));
  if (state.address !== address) setState(empty(address));

  const select = (ids: readonly GoogleUpdateId[], on: boolean) =>
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
    select,
    touch: (id, on, page, range) =>
      select(
        range ? [...rowsBetween(page, state.touched, id).filter((one) => one !== id), id] : [id],
        on,
      ),
    clear: () => setState(empty(address)),
  };
}

const empty = (address: string): State => ({ address, ids: new Set(), touched: null });
