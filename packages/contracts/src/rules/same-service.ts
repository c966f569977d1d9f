import { foldText } from './fold-text.ts';

/** Returns the same key for names that differ only in case, accents and spaces. */
const nameKey = (name: string): string => foldText(name).trim().replaceAll(/\s+/g, ' ');

export const isSameServiceName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

interface ServiceFacts {
  /** Null for a custom service. */
  readonly type: string | null;
  readonly category: string;
  readonly name: string;
}

/**
 * SVC-7: the duplicates. A standard service repeats another of the same type; a custom service repeats any service with
 * its name and category. Standard services come first, so that a custom service is the duplicate.
 */
export function repeatedServices<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => ServiceFacts,
): ReadonlySet<Item> {
  const seen = new Set<string>();
  const keysOf = ({ type, category, name }: ServiceFacts) => {
    const named = `${category}/${nameKey(name)}`;
    return type === null ? { own: named, all: [named] } : { own: type, all: [type, named] };
  };
  const standardFirst = items.toSorted(
    (a, b) => Number(factsOf(a).type === null) - Number(factsOf(b).type === null),
  );
  return new Set(
    standardFirst.filter((item) => {
      const { own, all } = keysOf(factsOf(item));
      const isRepeated = seen.has(own);
      for (const key of all) seen.add(key);
      return isRepeated;
    }),
  );
}
