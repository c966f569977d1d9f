import * as z from '../core/zod.ts';
import { GoogleUpdateId, LocationId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { expected, reshaped } from '../core/schema-annotations.ts';
import { map, ShownText, Timestamp } from '../core/wire-types.ts';
import { providerFields } from '../rules/provider-fields.ts';

export const changeSources = ['ownerManager', 'google'] as const;
export const changeActions = ['added', 'removed', 'changed'] as const;
export const resolvedActions = ['accepted', 'rejected', 'dismissed', 'nullified'] as const;

export const resolutionActors = ['user', 'auto-rejection'] as const;

export const UpdateActionability = z.looseObject({
  can_be_accepted: expected(z.boolean()),
  can_be_rejected: expected(z.boolean()),
  can_be_dismissed: expected(z.boolean()),
  explanation: expected(z.nullable(z.string())),
  accept_reason: expected(z.nullable(z.string())),
  reject_reason: expected(z.nullable(z.string())),
});
export type UpdateActionability = z.infer<typeof UpdateActionability>;
export type SentUpdateActionability = z.input<typeof UpdateActionability>;

/** The update is open while `resolved_action` is null. */
export const UpdateResolution = z.looseObject({
  resolved_action: expected(z.nullable(openEnum(resolvedActions))),
  resolved_at: z.optional(z.nullable(Timestamp)),
  /** Null for a nullified update. */
  resolved_by: z.optional(z.nullable(openEnum(resolutionActors))),
});
export type UpdateResolution = z.infer<typeof UpdateResolution>;

export const UpdateLocation = reshaped(
  z.looseObject({
    id: LocationId,
    name: expected(ShownText),
    store_code: expected(z.nullable(ShownText)),
    formatted_address: expected(z.nullable(ShownText)),
  }),
  (data) => (typeof data === 'number' || typeof data === 'string' ? { id: data } : data),
);
export type UpdateLocation = z.infer<typeof UpdateLocation>;

/** A change of one field at the provider. The shape of the values depends on the field, see `model/field-value.ts`. */
export const GoogleUpdate = z.looseObject({
  id: GoogleUpdateId,
  location: UpdateLocation,
  /** Who made the change. */
  type: expected(openEnum(changeSources)),
  field_name: openEnum(providerFields),
  /** Placekeeper's value. */
  platform_value: expected(z.unknown()),
  /** Google's value. */
  update_value: expected(z.unknown()),
  change_action: expected(openEnum(changeActions)),
  created_at: expected(Timestamp),
  resolution: expected(z.nullable(UpdateResolution)),
  update_actionability: expected(UpdateActionability),
});
export type GoogleUpdate = z.infer<typeof GoogleUpdate>;
export type SentGoogleUpdate = z.input<typeof GoogleUpdate>;

/** The flat query parameters of the list, the totals and the bulk calls. */
export const updateFilters = {
  locations: z.optional(z.array(LocationId)),
  field_names: z.optional(z.array(z.string())),
  change_source: z.optional(z.enum(['all', ...changeSources])),
  /** False for the archive of resolved updates. */
  active: z.optional(z.boolean()),
  start_date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  end_date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
};
export const UpdateFilters = z.strictObject(updateFilters);
export type UpdateFilters = z.infer<typeof UpdateFilters>;

export const UpdateMeta = z.looseObject({
  change_source_totals: expected(map(z.int())),
  field_totals: expected(map(z.int())),
  min_date: expected(z.nullable(Timestamp)),
});
export type UpdateMeta = z.infer<typeof UpdateMeta>;
export type SentUpdateMeta = z.input<typeof UpdateMeta>;

export const BulkActionPreview = z.looseObject({
  updates_count: expected(z.int()),
  locations_count: expected(z.int()),
  field_totals: expected(map(z.int())),
});
export type BulkActionPreview = z.infer<typeof BulkActionPreview>;
export type SentBulkActionPreview = z.input<typeof BulkActionPreview>;
