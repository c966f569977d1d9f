import * as z from './zod.ts';

/** Loose, because in debug mode the platform adds the exception, file, line and trace. */
export const ErrorMessage = z.looseObject({ message: z.string() });
/** Messages by field path, such as `opening_hours.periods.0.open_time`. */
export const ValidationError = z.looseObject({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
});
export type ErrorMessage = z.infer<typeof ErrorMessage>;
export type ValidationError = z.infer<typeof ValidationError>;

/** Statuses of every call that needs a session. */
export const common = {
  401: ErrorMessage,
  419: ErrorMessage,
  429: ErrorMessage,
  500: ErrorMessage,
  503: ErrorMessage,
} as const;
export const invalid = { 422: ValidationError } as const;
/** PERM-1: 404 also answers for a resource of another account. */
export const missing = { 404: ErrorMessage } as const;
/** PERM-2: the call needs the subscription or an admin. */
export const forbidden = { 403: ErrorMessage } as const;
export const conflict = { 409: ErrorMessage } as const;
