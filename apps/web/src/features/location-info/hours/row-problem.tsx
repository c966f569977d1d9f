import type { Problem } from '../../../widgets/saved-form/refusal.ts';

/** A fault of the whole list: one that stands at a row is shown there. */
export function RowProblem({ problem }: { readonly problem: Problem | undefined }) {
  if (!problem || Object.keys(problem.parts).length > 0) return null;
  return (
    <p role="alert" className="mt-2 text-12 text-removed">
      {problem.message}
    </p>
  );
}
