import { isKind, isSessionOver, type ApiError } from '../../../data/http/api-error.ts';

/** ERR-4: what the platform has against a file, to be told where the file was chosen. */
export function rowErrorsOf(error: ApiError): readonly string[] {
  if (isSessionOver(error)) return [];
  const fields = isKind(error, 'validation') ? Object.values(error.fields).flat() : [];
  return fields.length > 0 ? fields : [error.message];
}
