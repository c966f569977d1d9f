import * as z from '../core/zod.ts';
import { PatchAttemptId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { expected, isObject, reshaped, type JsonObject } from '../core/schema-annotations.ts';
import { ShownMessage, Timestamp } from '../core/wire-types.ts';
import { knownField, providerFields } from '../rules/provider-fields.ts';

export const patchStatuses = ['created', 'completed', 'failed'] as const;

/**
 * A platform may send the name of a location's field, such as `lat`, instead of the provider's field, such as `latlng`.
 */
const PatchField = reshaped(openEnum(providerFields), (data) =>
  typeof data === 'string' ? (knownField(data) ?? data) : data,
);
export const PatchError = reshaped(
  z.looseObject({
    /** The provider's code, such as `INVALID_PHONE_NUMBER_FOR_REGION`. */
    reason: z.string(),
    field: z.nullable(PatchField),
    message: z.nullable(ShownMessage),
  }),
  (data) => {
    const error = typeof data === 'string' ? { reason: data } : data;
    if (!isObject(error) || ('field' in error && 'message' in error)) return error;
    return { field: null, message: null, ...error };
  },
);
export type PatchError = z.infer<typeof PatchError>;

/** One attempt to publish Placekeeper's values at the provider. */
export const PatchAttempt = reshaped(
  z.looseObject({
    id: PatchAttemptId,
    status: expected(openEnum(patchStatuses)),
    fields: z.array(PatchField),
    errors: z.array(PatchError),
    created_at: expected(Timestamp),
    finished_at: expected(z.nullable(Timestamp)),
  }),
  // A platform may omit the errors of an attempt that has not failed.
  (data) => (isObject(data) && data['errors'] === undefined ? { ...data, errors: [] } : data),
);
export type PatchAttempt = z.infer<typeof PatchAttempt>;
export type SentPatchAttempt = z.input<typeof PatchAttempt>;

/** The fields whose last attempt failed, with all errors. */
export const FailedPatchAttempts = reshaped(
  z.looseObject({ fields: z.array(PatchField), errors: z.array(PatchError) }),
  failedAttempts,
);
export type FailedPatchAttempts = z.infer<typeof FailedPatchAttempts>;

/** A refusal, with what the client remembers of it. */
export interface Refusal extends Pick<PatchAttempt, 'fields' | 'errors'> {
  /** The declined fields with which a field was sent. The platform forgets them once they are corrected. */
  readonly sentWith?: Readonly<Record<string, readonly string[]>>;
  /** By field: when the refusal was first read, in milliseconds. */
  readonly since?: Readonly<Record<string, number>>;
}

function failedAttempts(data: unknown): unknown {
  if (isObject(data)) {
    const list = data['failed_patch_attempts'] ?? data['data'];
    return Array.isArray(list) ? failedAttempts(list) : withBoth(data);
  }
  if (!Array.isArray(data) || !data.every(isObject)) return data;
  const all = data.map(withBoth);
  return {
    fields: all.flatMap(({ fields }) => fields),
    errors: all.flatMap(({ errors }) => errors),
  };
}

/** A platform may group the errors by field, and may omit the list of fields. */
function withBoth(data: JsonObject): JsonObject {
  const { fields, errors } = data;
  if (Array.isArray(fields) && Array.isArray(errors)) return data;
  const listed = isObject(errors) ? Object.entries(errors).flatMap(errorsOf) : errors;
  const named = Array.isArray(listed)
    ? listed.flatMap((error) => (isObject(error) && error['field'] ? [error['field']] : []))
    : [];
  if (fields === undefined && listed === undefined) return data;
  return { ...data, fields: fields ?? named, errors: listed ?? [] };
}

const errorsOf = ([field, errors]: readonly [string, unknown]): readonly unknown[] =>
  [errors]
    .flat()
    .map((error) => (isObject(error) ? { field, ...error } : { field, reason: error }));
