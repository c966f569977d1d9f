import { generateMersenne53Randomizer, SimpleFaker } from '@faker-js/faker';

/** A random generator for one run. Only the run uses it, so that equal seeds give equal profiles. */
export interface Random {
  readonly chance: (probability: number) => boolean;
  /** An integer from `min` to `max`, inclusive. */
  readonly int: (min: number, max: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Keeps each item with this probability, in order. */
  readonly some: <Item>(items: readonly Item[], probability: number) => Item[];
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
  /** Replaces each `#` with a digit and each `@` with one of the given letters. */
  readonly fill: (pattern: string, letters: string) => string;
}

export function createRandom(seed: number): Random {
  const randomizer = generateMersenne53Randomizer(seed);
  const { helpers } = new SimpleFaker({ randomizer });
  const int = (min: number, max: number) => min + Math.floor(randomizer.next() * (max - min + 1));
  return {
    chance: (probability) => randomizer.next() < probability,
    int,
    pick: (items) => helpers.arrayElement(items),
    some: (items, probability) => items.filter(() => randomizer.next() < probability),
    shuffle: (items) => helpers.shuffle(items),
    fill: (pattern, letters) =>
      pattern.replaceAll(/[#@]/g, (mark) =>
        mark === '#' ? String(int(0, 9)) : letters.charAt(int(0, letters.length - 1)),
      ),
  };
}
