import { readText, writeText } from './web-storage.ts';

/** A stored preference. Without storage, it lasts as long as the page. */
export interface StoredValue<Value> {
  readonly key: string;
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/** One of several words in localStorage; any other stored text counts as the first of them. */
export const storedValue = <Value extends string>(
  key: string,
  known: readonly [Value, ...Value[]],
): StoredValue<Value> => ({
  key,
  read: () => known.find((value) => value === readText('localStorage', key)) ?? known[0],
  write: (value) => writeText('localStorage', key, value),
});

/** A list of known words. Unknown ones are ignored, and `usual` is the value if nothing is stored. */
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
