export interface ValueRestorer {
  readonly reasonAgainst: (field: string, value: unknown) => string | undefined;
  readonly restore: (field: string, value: unknown) => void;
}
