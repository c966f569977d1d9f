import * as z from 'zod/mini';
import { PatchAttemptId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { ShownMessage, Timestamp } from '../core/wire.ts';
import { providerFields } from '../rules/provider-fields.ts';

export const patchStatuses = ['created', 'completed', 'failed'] as const;

/** Why the provider refused, in its own vocabulary. */
export const PatchError = z.looseObject({
  /** As `INVALID_PHONE_NUMBER_FOR_REGION`. */
  reason: z.string(),
  field: z.nullable(openEnum(providerFields)),
  message: z.nullable(ShownMessage),
});
export type PatchError = z.infer<typeof PatchError>;

/** One attempt to bring our values to the provider. */
export const PatchAttempt = z.looseObject({
  id: PatchAttemptId,
  status: openEnum(patchStatuses),
  fields: z.array(openEnum(providerFields)),
  errors: z.array(PatchError),
  created_at: Timestamp,
  finished_at: z.nullable(Timestamp),
});
export type PatchAttempt = z.infer<typeof PatchAttempt>;

/** The fields whose last attempt failed, and all their errors. */
export const FailedPatchAttempts = z.looseObject({
  fields: z.array(openEnum(providerFields)),
  errors: z.array(PatchError),
});
export type FailedPatchAttempts = z.infer<typeof FailedPatchAttempts>;
