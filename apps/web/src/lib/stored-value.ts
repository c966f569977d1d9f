/** What this browser keeps for its user. A browser that keeps nothing keeps it for this page. */
export interface StoredValue<Value extends string> {
  readonly key: string;
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/** One of a few words under a key of localStorage; anything else found there counts as the first of them. */
export function storedValue<Value extends string>(
  key: string,
  known: readonly [Value, ...Value[]],
): StoredValue<Value> {
  return {
    key,
    read() {
      try {
        const stored = localStorage.getItem(key);
        return known.find((value) => value === stored) ?? known[0];
      } catch {
        return known[0];
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Kept by whoever holds the value, for as long as the page lives.
      }
    },
  };
}
