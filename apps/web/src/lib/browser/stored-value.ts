import { readText, writeText } from './web-storage.ts';

/** What this browser keeps for its user. A browser that keeps nothing keeps it for this page. */
export interface StoredValue<Value> {
  readonly key: string;
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/** One of a few words under a key of localStorage; anything else found there counts as the first of them. */
export const storedValue = <Value extends string>(
  key: string,
  known: readonly [Value, ...Value[]],
): StoredValue<Value> => ({
  key,
  read: () => known.find((value) => value === readText('localStorage', key)) ?? known[0],
  write: (value) => writeText('localStorage', key, value),
});

/** Some of a few words; what else is found there is left out, and `usual` stands for nothing kept yet. */
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
