import type { Problem } from '../../../widgets/saved-form/refusal.ts';

/** The faults of one day, by the place of the pair of times. */
export function faultsAt(
  problem: Problem | undefined,
  day: number,
): Readonly<Record<number, string>> {
  const entries = Object.entries(problem?.parts ?? {});
  return Object.fromEntries(
    entries.flatMap(([place, fault]) => {
      const [at, index] = place.split('.').map(Number);
      return at === day && index !== undefined ? [[index, fault]] : [];
    }),
  );
}
