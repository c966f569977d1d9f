import type { ValidationError } from '../../../widgets/saved-form/saved-form.ts';

/** Shows only an error of the whole list, because a row shows its own errors. */
export function RowError({ error }: { readonly error: ValidationError | undefined }) {
  if (!error || Object.keys(error.parts).length > 0) return null;
  return (
    <p role="alert" className="mt-2 text-12 text-removed">
      {error.message}
    </p>
  );
}
