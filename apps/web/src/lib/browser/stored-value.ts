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
  read: () => known.find((value) => value === stored(key)) ?? known[0],
  write: (value) => store(key, value),
});

/** Some of a few words; what else is found there is left out, and `usual` stands for nothing kept yet. */
export const storedSome = <Value extends string>(
  key: string,
  known: readonly Value[],
  usual: readonly Value[],
): StoredValue<readonly Value[]> => ({
  key,
  read: () => {
    const kept = stored(key)?.split(' ');
    return kept ? known.filter((value) => kept.includes(value)) : usual;
  },
  write: (values) => store(key, values.join(' ')),
});

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Kept by whoever holds the value, for as long as the page lives.
  }
}
