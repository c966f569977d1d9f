export interface ListItem {
  readonly key: string;
  readonly text: string;
  /** Distinguishes the item within its list: "Primary". */
  readonly mark?: string | undefined;
}

export type ListChange = ListItem & { readonly change: 'kept' | 'added' | 'removed' };

const identity = ({ key, mark = '' }: ListItem): string => `${mark}\n${key}`;

/** Kept items in their new order, then removed items, then added items. */
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
