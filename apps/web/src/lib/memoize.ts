/** Creates a value on first use and keeps it. */
export function memoize<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
