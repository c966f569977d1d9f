export interface ValueRestorer {
  /** The reason why the value can't be restored; undefined if it can. */
  readonly reasonAgainst: (field: string, value: unknown) => string | undefined;
  readonly restore: (field: string, value: unknown) => void;
}
