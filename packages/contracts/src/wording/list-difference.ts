export interface ListItem {
  readonly key: string;
  readonly text: string;
  /** What sets it apart within its list: "Primary". */
  readonly mark?: string | undefined;
}

export type ListChange = ListItem & { readonly change: 'kept' | 'added' | 'removed' };

const identity = ({ key, mark = '' }: ListItem): string => `${mark}\n${key}`;

/** What stayed, in its new order and without what is new; then what was removed; then what was added. */
export function listDifference(
  before: readonly ListItem[],
  after: readonly ListItem[],
): readonly ListChange[] {
  const had = new Set(before.map(identity));
  const has = new Set(after.map(identity));
  return [
    ...after
      .filter((item) => had.has(identity(item)))
      .map((item) => ({ ...item, change: 'kept' as const })),
    ...before
      .filter((item) => !has.has(identity(item)))
      .map((item) => ({ ...item, change: 'removed' as const })),
    ...after
      .filter((item) => !had.has(identity(item)))
      .map((item) => ({ ...item, change: 'added' as const })),
  ];
}
