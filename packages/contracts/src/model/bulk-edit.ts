import * as z from 'zod/mini';
import { BulkEditId, LocationId, TagId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { map, ShownMessage, ShownText, Timestamp } from '../core/wire.ts';
import { maximumSelection } from '../rules/limits.ts';
import { socialNetworks } from '../rules/provider-fields.ts';
import { AttributeInput, AttributeMetadata } from './attribute.ts';
import {
  LocationPatch,
  managementStatuses,
  phoneNumberInput,
  serviceAreaInput,
} from './location.ts';
import { OpeningHoursInput, SpecialPeriodsInput } from './opening-hours.ts';

/** Which locations: named ones, or all that match the list's filters, without the exceptions. */
export const LocationSelection = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('ids'),
    locations: z.array(LocationId).check(z.minLength(1), z.maxLength(maximumSelection)),
  }),
  z.strictObject({
    mode: z.literal('matching'),
    search: z.optional(z.string().check(z.maxLength(200))),
    only_tag_ids: z.optional(z.array(TagId)),
    excluded_location_ids: z.optional(z.array(LocationId)),
    excluded_tag_ids: z.optional(z.array(TagId)),
    gbp_management_status: z.optional(z.enum(managementStatuses)),
    has_unresolved_updates: z.optional(z.boolean()),
    has_failed_patch_attempts: z.optional(z.boolean()),
    /**
     * As many as whoever asks has seen, who decided about those: where others match by now, nothing is done. Only what
     * changes something minds it.
     */
    expected_count: z.optional(z.int().check(z.gte(0))),
  }),
]);
export type LocationSelection = z.infer<typeof LocationSelection>;

/** What identifies a service (SVC-2): its type, or the category and the owner's words. */
export const ServiceInput = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('structured'),
    service_type_id: z.string().check(z.maxLength(200)),
  }),
  z.strictObject({
    type: z.literal('free_form'),
    category_id: z.string().check(z.maxLength(200)),
    display_name: z.string().check(z.maxLength(1000)),
  }),
]);
export type ServiceInput = z.infer<typeof ServiceInput>;

const listChange = <Item extends z.core.$ZodType>(item: Item) => {
  const items = z.optional(z.array(item).check(z.maxLength(100)));
  return z.optional(z.strictObject({ add: items, remove: items }));
};
const attributeName = AttributeInput.shape.name;

/**
 * One set of changes for all locations; what is absent stays as it is. What a list has already is not added twice, what it
 * does not have needs no removing, and what stands in both `add` and `remove` is there in the end.
 */
export const BulkChanges = z.strictObject({
  /** One value for all; null or an empty text clears it. `opening_hours` replaces the whole week, all special hours, or both. */
  set: z.optional(LocationPatch),
  /** The week alone: special hours stay. An empty list clears the week. */
  periods: OpeningHoursInput.shape.periods,
  /** `add` replaces what a date had before; `remove_dates` takes every period that begins on that date. */
  special_periods: z.optional(
    z.strictObject({
      add: z.optional(SpecialPeriodsInput),
      remove_dates: z.optional(
        z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))).check(z.maxLength(400)),
      ),
    }),
  ),
  /** Beside the primary number. Two ways to write a number are the same number. */
  additional_phone_numbers: listChange(phoneNumberInput),
  service_areas: z.optional(
    z.strictObject({
      add: z.optional(z.array(serviceAreaInput).check(z.maxLength(100))),
      /** Their `place_id`. */
      remove: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
    }),
  ),
  /** Takes the place of the present one, which does not stay as an additional one. */
  primary_category_id: z.optional(z.string().check(z.maxLength(200))),
  additional_categories: listChange(z.string().check(z.maxLength(200))),
  services: listChange(ServiceInput),
  attributes: z.optional(
    z.strictObject({
      set: z.optional(z.array(AttributeInput).check(z.maxLength(100))),
      clear: z.optional(z.array(attributeName).check(z.maxLength(100))),
    }),
  ),
  /** Null removes the address, an absent network stays as it is. */
  social_profiles: z.optional(
    z.partialRecord(z.enum(socialNetworks), z.nullable(z.string().check(z.maxLength(2048)))),
  ),
  tags: listChange(TagId),
});
export type BulkChanges = z.infer<typeof BulkChanges>;

export const bulkEditStatuses = [
  /** Read from a spreadsheet, and not confirmed yet. */
  'draft',
  'running',
  /** Nothing more is sent before somebody lets it go on. */
  'paused',
  'completed',
  'cancelled',
  'undoing',
  'undone',
] as const;

export const bulkItemStatuses = [
  /** Waits for its turn. */
  'pending',
  /** Saved here; the provider has not answered yet. */
  'publishing',
  /** Saved here; sent as soon as its account lets the platform in again. */
  'waiting',
  'unchanged',
  /** Against our own rules: nothing was saved. In a preview also what the provider would refuse. */
  'refused',
  'completed',
  /** Saved here, refused by the provider. */
  'failed',
  /** The bulk edit was cancelled before its turn. */
  'cancelled',
  /** The location was deleted before its turn. */
  'deleted',
  /** Waits to be put back. */
  'undoing',
  'undone',
  /** Changed since, so at least one value was not put back. */
  'conflict',
] as const;

export const BulkFieldChange = z.looseObject({
  /** A field of the provider, one attribute, `tags`, `label`, `label_type` or `business_website_slug`. */
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** Why it is refused or, when undone, why it was left; null when it is not. */
  problem: z.nullable(ShownMessage),
  /** What an attribute is called and offers; absent for all other fields. */
  attribute: z.optional(AttributeMetadata),
});
export type BulkFieldChange = z.infer<typeof BulkFieldChange>;

export const BulkEditItem = z.looseObject({
  location: z.looseObject({
    /** Null once the location is deleted. */
    id: z.nullable(LocationId),
    name: ShownText,
    store_code: z.nullable(ShownText),
  }),
  status: openEnum(bulkItemStatuses),
  changes: z.array(BulkFieldChange),
  message: z.nullable(ShownMessage),
});
export type BulkEditItem = z.infer<typeof BulkEditItem>;

export const BulkEdit = z.looseObject({
  id: BulkEditId,
  created_at: Timestamp,
  created_by: ShownText,
  /** Null while it runs. */
  finished_at: z.nullable(Timestamp),
  status: openEnum(bulkEditStatuses),
  /** The spreadsheet or the plan that it came from; null where the same change was made everywhere. */
  file_name: z.nullable(ShownText),
  /** Names of what it changes. */
  fields: z.array(z.string()),
  total: z.int(),
  /** Those that wait for nothing any more, whatever became of them. */
  complete: z.int(),
  /** Those among them that were refused or failed. */
  errored: z.int(),
  /** How many there are of each item status; one without any is left out. */
  item_totals: map(z.int()),
  /** Until its end, at the provider's limits of calls; null where nothing goes on by itself. */
  remaining_seconds: z.nullable(z.int()),
  can_be_paused: z.boolean(),
  can_be_resumed: z.boolean(),
  can_be_cancelled: z.boolean(),
  can_be_retried: z.boolean(),
  can_be_undone: z.boolean(),
});
export type BulkEdit = z.infer<typeof BulkEdit>;

export const BulkEditForecast = z.looseObject({
  total: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Of the changed ones: not managed, so that what Google could show is changed here alone. */
  unmanaged: z.int(),
  /** Of the changed ones: sent once their account is connected again. */
  waiting: z.int(),
  /** From its start to its end, at the provider's limits of calls. */
  estimated_seconds: z.int(),
  /** Until the one that has not ended lets it start; null where that is paused. */
  starts_in_seconds: z.nullable(z.int()),
});
export type BulkEditForecast = z.infer<typeof BulkEditForecast>;

/** What a list of locations can name them by. */
export const listKeys = ['store_code', 'id', 'name'] as const;

export const ListFault = z.looseObject({
  /** Counted from 1 in the list, where the row starts. */
  line: z.int(),
  /** What stands there. */
  text: z.string(),
  message: z.string(),
});
export type ListFault = z.infer<typeof ListFault>;

export const SpreadsheetError = z.looseObject({
  /** Counted from 1 in the file, where the row starts. */
  line: z.int(),
  column: z.nullable(z.string()),
  message: z.string(),
});
export type SpreadsheetError = z.infer<typeof SpreadsheetError>;

/** What a spreadsheet says, held against what the platform has. */
export const SpreadsheetReport = z.looseObject({
  rows: z.int(),
  /** Rows that say what is there already. */
  unchanged: z.int(),
  /** Rows that are left out for their errors. */
  faulty: z.int(),
  /** The first hundred of them. */
  errors: z.array(SpreadsheetError),
  error_total: z.int(),
  /** Columns that nothing is read from. */
  unknown_columns: z.array(z.string()),
});
export type SpreadsheetReport = z.infer<typeof SpreadsheetReport>;
