export function memoize<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
