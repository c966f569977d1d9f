/** Splits a list into consecutive parts in proportion to `weights`. */
export function splitList<Item>(
  items: readonly Item[],
  weights: readonly number[],
): readonly (readonly Item[])[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let dealt = 0;
  let start = 0;
  return weights.map((weight) => {
    dealt += weight;
    const end = total === 0 ? start : Math.round((dealt / total) * items.length);
    const piece = items.slice(start, end);
    start = end;
    return piece;
  });
}

/** Takes `count` items at even distances; both parts keep their order. */
export function takeEvenly<Item>(
  items: readonly Item[],
  count: number,
): { readonly taken: readonly Item[]; readonly left: readonly Item[] } {
  const takenUpTo = (position: number) => Math.floor((position * count) / items.length);
  const isTaken = (_: Item, position: number) => takenUpTo(position + 1) > takenUpTo(position);
  return {
    taken: items.filter(isTaken),
    left: items.filter((item, position) => !isTaken(item, position)),
  };
}
