import * as z from 'zod/mini';
import { PatchAttemptId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { expected, isObject, reshaped } from '../core/reading.ts';
import { ShownMessage, Timestamp } from '../core/wire.ts';
import { providerFields } from '../rules/provider-fields.ts';

export const patchStatuses = ['created', 'completed', 'failed'] as const;

/** Why the provider refused, in its own vocabulary. */
export const PatchError = reshaped(
  z.looseObject({
    /** As `INVALID_PHONE_NUMBER_FOR_REGION`. */
    reason: z.string(),
    field: z.nullable(openEnum(providerFields)),
    message: z.nullable(ShownMessage),
  }),
  (data) => {
    const error = typeof data === 'string' ? { reason: data } : data;
    if (!isObject(error) || ('field' in error && 'message' in error)) return error;
    return { field: null, message: null, ...error };
  },
);
export type PatchError = z.infer<typeof PatchError>;

/** One attempt to bring our values to the provider. */
export const PatchAttempt = z.looseObject({
  id: PatchAttemptId,
  status: expected(openEnum(patchStatuses)),
  fields: z.array(openEnum(providerFields)),
  errors: z.array(PatchError),
  created_at: expected(Timestamp),
  finished_at: expected(z.nullable(Timestamp)),
});
export type PatchAttempt = z.infer<typeof PatchAttempt>;
export type SentPatchAttempt = z.input<typeof PatchAttempt>;

/** The fields whose last attempt failed, and all their errors. */
export const FailedPatchAttempts = z.looseObject({
  fields: z.array(openEnum(providerFields)),
  errors: z.array(PatchError),
});
export type FailedPatchAttempts = z.infer<typeof FailedPatchAttempts>;
