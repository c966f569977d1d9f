/** Whether two JSON values are equal. The keys of their objects must have the same order. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
