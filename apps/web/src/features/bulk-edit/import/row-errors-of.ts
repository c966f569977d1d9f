import { isKind, isSessionOver, type ApiError } from '../../../data/http/api-error.ts';

/** The platform's errors about the file itself. */
export function rowErrorsOf(error: ApiError): readonly string[] {
  if (isSessionOver(error)) return [];
  const fields = isKind(error, 'validation') ? Object.values(error.fields).flat() : [];
  return fields.length > 0 ? fields : [error.message];
}
