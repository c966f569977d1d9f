/** Form values are texts and lists of texts, so they can be compared as JSON. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
