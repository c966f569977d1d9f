import { createHash } from 'node:crypto';

/** Reproducible random picks: the same parts give the same sequence. */
export interface Chance {
  /** An integer from 0 to `count - 1`. */
  readonly below: (count: number) => number;
  /** Throws if `items` is empty. */
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
}

export function chanceOf(...parts: readonly (string | number)[]): Chance {
  let turn = 0;
  const below = (count: number) => {
    turn += 1;
    const hash = createHash('sha256')
      .update([...parts, turn].join(':'))
      .digest();
    return hash.readUInt32BE() % count;
  };
  return {
    below,
    oneOf(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
  };
}
