/** Values of a form are texts and lists of them, so equal on paper is equal. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
