import type { Problem } from '../../../widgets/saved-form/refusal.ts';

/** One message for a whole list: a fault of one of its rows comes with the name of the row. */
export function namedProblem(
  problem: Problem | undefined,
  nameOf: (place: string) => string | undefined,
): string | undefined {
  if (!problem) return undefined;
  const faults = Object.entries(problem.parts).map(([place, fault]) => {
    const name = nameOf(place);
    return name === undefined ? fault : `${name}: ${fault}`;
  });
  return faults.length > 0 ? faults.join(' ') : problem.message;
}
