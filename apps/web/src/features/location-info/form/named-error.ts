import type { ValidationError } from '../../../widgets/saved-form/saved-form.ts';

/** One message for a list; the error of a row is prefixed with the row's name. */
export function namedError(
  error: ValidationError | undefined,
  nameOf: (place: string) => string | undefined,
): string | undefined {
  if (!error) return undefined;
  const errors = Object.entries(error.parts).map(([place, fieldError]) => {
    const name = nameOf(place);
    return name === undefined ? fieldError : `${name}: ${fieldError}`;
  });
  return errors.length > 0 ? errors.join(' ') : error.message;
}
