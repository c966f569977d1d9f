import type { LocationId } from '@placekeeper/contracts/core/id';

export interface RowSelection {
  readonly has: (id: LocationId) => boolean;
  readonly select: (ids: readonly LocationId[], on: boolean) => void;
  /** With Shift, also selects the rows between it and the last selected one. */
  readonly touch: (
    id: LocationId,
    on: boolean,
    page: readonly LocationId[],
    range: boolean,
  ) => void;
}
