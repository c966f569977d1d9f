import { CircleAlert } from 'lucide-react';

/** Always there, so that what appears in it is spoken. */
export function ChangeProblem({ problem }: { readonly problem: string | undefined }) {
  return (
    <div aria-live="polite">
      {problem && (
        <p className="flex gap-1.5 text-12 text-removed">
          <CircleAlert aria-hidden className="mt-px size-3.5" />
          {problem}
        </p>
      )}
    </div>
  );
}
