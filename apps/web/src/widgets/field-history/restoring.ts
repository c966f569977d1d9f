/** How a value of the past comes back: into the form that it belongs to, and nowhere else. */
export interface Restoring {
  /** Why this value cannot be put there; absent where it can. */
  readonly reasonAgainst: (field: string, value: unknown) => string | undefined;
  readonly restore: (field: string, value: unknown) => void;
}
