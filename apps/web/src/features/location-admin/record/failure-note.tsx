import { CircleAlert } from 'lucide-react';
import { writeErrorMessage, type ApiError } from '../../../data/http/api-error.ts';

/** The error of an action, shown beside it. */
export function FailureNote({ error }: { readonly error: ApiError | null }) {
  const errorMessage = writeErrorMessage(error);
  if (!errorMessage) return null;
  return (
    <p role="alert" className="mt-2 flex gap-1.5 text-12 text-removed">
      <CircleAlert aria-hidden className="mt-px size-3.5" />
      {errorMessage}
    </p>
  );
}
