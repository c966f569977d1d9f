/** Restores an old value into its form. */
export interface Restoring {
  /** The reason why the value cannot be restored; absent if it can. */
  readonly reasonAgainst: (field: string, value: unknown) => string | undefined;
  readonly restore: (field: string, value: unknown) => void;
}
