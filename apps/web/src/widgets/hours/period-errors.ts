/** The errors of a day by the index of the period. */
export function errorsAt(
  errors: Readonly<Record<string, string>> | undefined,
  day: number,
): Readonly<Record<number, string>> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([place, error]) => {
      const [at, index] = place.split('.').map(Number);
      return at === day && Number.isInteger(index) ? [[index, error]] : [];
    }),
  );
}
