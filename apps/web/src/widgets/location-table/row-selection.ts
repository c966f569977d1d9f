import type { LocationId } from '@placekeeper/contracts/core/id';

export interface RowSelection {
  readonly has: (id: LocationId) => boolean;
  readonly select: (ids: readonly LocationId[], on: boolean) => void;
  /** With `range` (Shift), also selects the rows between the row and the last selected row. */
  readonly touch: (
    id: LocationId,
    on: boolean,
    page: readonly LocationId[],
    range: boolean,
  ) => void;
}
