import * as z from './zod.ts';

/** Loose: with debugging on, the platform adds the exception, file, line and trace. */
export const ErrorMessage = z.looseObject({ message: z.string() });
/** Messages by field path, as `opening_hours.periods.0.open_time`. */
export const ValidationError = z.looseObject({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
});
export type ErrorMessage = z.infer<typeof ErrorMessage>;
export type ValidationError = z.infer<typeof ValidationError>;

/** What any call that needs a session can answer. */
export const common = {
  401: ErrorMessage,
  419: ErrorMessage,
  429: ErrorMessage,
  500: ErrorMessage,
  503: ErrorMessage,
} as const;
/** A call that takes input. */
export const invalid = { 422: ValidationError } as const;
/** A call about one thing that may not exist, or belong to somebody else (PERM-1). */
export const missing = { 404: ErrorMessage } as const;
/** A call that needs the subscription or an admin (PERM-2). */
export const forbidden = { 403: ErrorMessage } as const;
/** A call that the present state of the thing does not allow. */
export const conflict = { 409: ErrorMessage } as const;
