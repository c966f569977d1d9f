import type { ValidationError } from '../../../widgets/saved-form/server-errors.ts';

/** The error of the whole list; errors of a row are shown at the row. */
export function RowError({ error }: { readonly error: ValidationError | undefined }) {
  if (!error || Object.keys(error.parts).length > 0) return null;
  return (
    <p role="alert" className="mt-2 text-12 text-removed">
      {error.message}
    </p>
  );
}
