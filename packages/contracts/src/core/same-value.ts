/** Returns the same key for equal JSON values; platforms may order properties differently. */
export const valueKey = (value: unknown): string => JSON.stringify(sorted(value)) ?? '';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, sorted(part)]));
}

export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || valueKey(a) === valueKey(b);
