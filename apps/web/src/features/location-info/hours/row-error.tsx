import type { ValidationError } from '../../../widgets/saved-form/server-errors.ts';

/** A fault of the whole list: one that stands at a row is shown there. */
export function RowError({ error }: { readonly error: ValidationError | undefined }) {
  if (!error || Object.keys(error.parts).length > 0) return null;
  return (
    <p role="alert" className="mt-2 text-12 text-removed">
      {error.message}
    </p>
  );
}
