import { externalStore, type ExternalStore } from './external-store.ts';
import { readText, writeText } from './web-storage.ts';

/** A setting that the browser stores. If the browser refuses, the setting lasts until the page closes. */
export type Preference<Value> = ExternalStore<Value>;

/** By storage key. */
const rereads = new Map<string, () => void>();

/** Follows the user's choices in other windows until the page closes. */
export function followPreferences(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== null) return rereads.get(key)?.();
    for (const reread of rereads.values()) reread();
  });
}

function preference<Value>(
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string,
): Preference<Value> {
  const read = () => parse(readText('localStorage', key));
  const store = externalStore(read());
  rereads.set(key, () => store.set(read()));
  return {
    ...store,
    set(value) {
      store.set(value);
      writeText('localStorage', key, format(value));
    },
  };
}

/** One of the `known` values. The first is the default, also if another text is stored. */
export const wordPreference = <Value extends string>(
  key: string,
  known: readonly [Value, ...Value[]],
): Preference<Value> =>
  preference(
    key,
    (text) => known.find((value) => value === text) ?? known[0],
    (value) => value,
  );

/** Some of the `known` values; `fallback` if nothing is stored. Other stored values are ignored. */
export const wordsPreference = <Value extends string>(
  key: string,
  known: readonly Value[],
  fallback: readonly Value[],
): Preference<readonly Value[]> =>
  preference(
    key,
    (text) => (text === null ? fallback : known.filter((value) => text.split(' ').includes(value))),
    (values) => values.join(' '),
  );
