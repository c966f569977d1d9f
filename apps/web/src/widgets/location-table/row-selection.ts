import type { LocationId } from '@placekeeper/contracts/core/id';

export interface RowSelection {
  readonly has: (id: LocationId) => boolean;
  readonly select: (ids: readonly LocationId[], on: boolean) => void;
  /** With `range` (Shift), `on` also applies to the rows between this row and the last changed row. */
  readonly touch: (
    id: LocationId,
    on: boolean,
    page: readonly LocationId[],
    range: boolean,
  ) => void;
}
