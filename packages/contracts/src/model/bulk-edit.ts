import * as z from 'zod/mini';
import { BulkEditId, LocationId, TagId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { Timestamp } from '../core/wire.ts';
import { LocationPatch } from './location.ts';
import { SpecialPeriodInput } from './opening-hours.ts';

/** Which locations: named ones, or all that match the list's filters, without the exceptions. */
export const LocationSelection = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('ids'),
    locations: z.array(LocationId).check(z.maxLength(10_000)),
  }),
  z.strictObject({
    mode: z.literal('matching'),
    search: z.optional(z.string()),
    only_tag_ids: z.optional(z.array(TagId)),
    excluded_location_ids: z.optional(z.array(LocationId)),
  }),
]);
export type LocationSelection = z.infer<typeof LocationSelection>;

const names = z.optional(z.array(z.string()).check(z.maxLength(100)));
const listChange = z.optional(z.strictObject({ add: names, remove: names }));

/** `set` gives one value to all; the lists say what each location gains and loses. */
export const BulkChanges = z.strictObject({
  set: z.optional(LocationPatch),
  additional_categories: listChange,
  services: listChange,
  attributes: listChange,
  tags: listChange,
  special_periods: z.optional(
    z.strictObject({
      add: z.optional(z.array(SpecialPeriodInput)),
      remove_dates: z.optional(z.array(z.string())),
    }),
  ),
});
export type BulkChanges = z.infer<typeof BulkChanges>;

export const bulkEditStatuses = ['running', 'completed', 'cancelled', 'undone'] as const;
export const bulkItemStatuses = [
  'pending',
  'unchanged',
  'refused',
  'completed',
  'failed',
  'undone',
  'conflict',
] as const;

export const BulkFieldChange = z.looseObject({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** Why the provider would refuse it; null when it would not. */
  problem: z.nullable(z.string()),
});
export type BulkFieldChange = z.infer<typeof BulkFieldChange>;

export const BulkEditItem = z.looseObject({
  location: z.looseObject({ id: LocationId, name: z.string(), store_code: z.nullable(z.string()) }),
  status: openEnum(bulkItemStatuses),
  changes: z.array(BulkFieldChange),
  message: z.nullable(z.string()),
});
export type BulkEditItem = z.infer<typeof BulkEditItem>;

export const BulkEdit = z.looseObject({
  id: BulkEditId,
  created_at: Timestamp,
  created_by: z.string(),
  status: openEnum(bulkEditStatuses),
  /** Names of what it changes. */
  fields: z.array(z.string()),
  total: z.int(),
  complete: z.int(),
  errored: z.int(),
  can_be_undone: z.boolean(),
});
export type BulkEdit = z.infer<typeof BulkEdit>;

export const BulkEditForecast = z.looseObject({
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** At the provider's limits of calls. */
  estimated_seconds: z.int(),
});
export type BulkEditForecast = z.infer<typeof BulkEditForecast>;
