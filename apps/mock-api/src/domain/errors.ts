import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { countText } from '@placekeeper/contracts/wording/group-digits';

export type DomainErrorKind =
  | { readonly status: 401 | 403 | 404 | 409 | 419 | 503 }
  | { readonly status: 422; readonly errors: FieldErrors }
  | { readonly status: 429; readonly retryAfterSeconds: number };

/**
 * Thrown if a request breaks a rule of the domain. Only `http` converts the error to the platform's status and body.
 */
export class DomainError extends Error {
  readonly kind: DomainErrorKind;

  constructor(kind: DomainErrorKind, message: string) {
    super(message);
    this.name = 'DomainError';
    this.kind = kind;
  }
}

export const unauthenticated = () => new DomainError({ status: 401 }, 'Unauthenticated.');
export const csrfMismatch = () => new DomainError({ status: 419 }, 'CSRF token mismatch.');
export const forbidden = (message = 'This action is unauthorized.') =>
  new DomainError({ status: 403 }, message);
export const conflict = (message: string) => new DomainError({ status: 409 }, message);

export const tooManyRequests = (retryAfterSeconds: number) =>
  new DomainError(
    { status: 429, retryAfterSeconds },
    `Google’s rate limit was reached. Try again in ${countText(retryAfterSeconds, 'second')}.`,
  );

/** PERM-1: another account's resource gets the same answer as a missing resource. */
export const notFound = () => new DomainError({ status: 404 }, 'Not found.');

/** The message has Laravel's form: the first error, and the number of further errors. */
export function invalid(errors: FieldErrors): DomainError {
  const messages = Object.values(errors).flat();
  const [first = 'The given data was invalid.', ...others] = messages;
  const more = others.length === 1 ? ' (and 1 more error)' : ` (and ${others.length} more errors)`;
  return new DomainError({ status: 422, errors }, others.length === 0 ? first : first + more);
}

export function refuseInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
