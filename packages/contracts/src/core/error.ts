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

/** Statuses of every call that needs a session. */
export const common = {
  401: ErrorMessage,
  419: ErrorMessage,
  429: ErrorMessage,
  500: ErrorMessage,
  503: ErrorMessage,
} as const;
/** Statuses of a call with input. */
export const invalid = { 422: ValidationError } as const;
/** Statuses of a call about a resource that can be missing or another account's (PERM-1). */
export const missing = { 404: ErrorMessage } as const;
/** Statuses of a call that needs the subscription or an admin (PERM-2). */
export const forbidden = { 403: ErrorMessage } as const;
/** Statuses of a call that the resource's current state can refuse. */
export const conflict = { 409: ErrorMessage } as const;
