import { readText, writeText } from './web-storage.ts';

export interface StoredValue<Value> {
  readonly key: string;
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/** Stores one of the `known` words. Any other stored text reads as the first word. */
export const storedValue = <Value extends string>(
  key: string,
  known: readonly [Value, ...Value[]],
): StoredValue<Value> => ({
  key,
  read: () => known.find((value) => value === readText('localStorage', key)) ?? known[0],
  write: (value) => writeText('localStorage', key, value),
});

/** Stores a list of `known` words. Reading ignores unknown words, and returns `usual` if nothing is stored. */
export const storedSome = <Value extends string>(
  key: string,
  known: readonly Value[],
  usual: readonly Value[],
): StoredValue<readonly Value[]> => ({
  key,
  read: () => {
    const kept = readText('localStorage', key)?.split(' ');
    return kept ? known.filter((value) => kept.includes(value)) : usual;
  },
  write: (values) => writeText('localStorage', key, values.join(' ')),
});
