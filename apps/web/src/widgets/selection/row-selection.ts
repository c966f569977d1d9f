export interface RowSelection<Id> {
  readonly has: (id: Id) => boolean;
  readonly select: (ids: readonly Id[], on: boolean) => void;
  /** With `range` (Shift), also sets the rows up to the last changed row. */
  readonly touch: (id: Id, on: boolean, page: readonly Id[], range: boolean) => void;
}
