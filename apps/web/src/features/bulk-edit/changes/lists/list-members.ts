export type ListName = 'add' | 'remove';

/** One member is added or removed, or neither; never both. */
export function withMember<Item>(
  lists: Readonly<Record<ListName, readonly Item[]>>,
  list: ListName,
  item: Item,
  on: boolean,
  keyOf: (item: Item) => string | number,
): Record<ListName, Item[]> {
  const key = keyOf(item);
  const without = (items: readonly Item[]) => items.filter((other) => keyOf(other) !== key);
  const rest = { add: without(lists.add), remove: without(lists.remove) };
  return on ? { ...rest, [list]: [...rest[list], item] } : rest;
}
