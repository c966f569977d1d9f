import * as z from '../core/zod.ts';
import { TagId } from '../core/id.ts';
import { AttributeInput } from '../model/attribute.ts';
import { LocationPatch, phoneNumberInput, serviceAreaInput } from '../model/location.ts';
import { OpeningHoursInput, SpecialPeriodsInput } from '../model/opening-hours.ts';
import { socialNetworks } from '../rules/provider-fields.ts';
import { TextChange, textKeys } from './text-changes.ts';

/** Identifies a service (SVC-2): by its type, or by category and name. */
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
 * One set of changes for all locations; an absent part changes nothing. `add` skips items that a list already has,
 * `remove` skips missing ones, and an item in both is kept.
 */
export const BulkChanges = z.strictObject({
  /**
   * One value for all locations; null or an empty text clears it. `opening_hours` replaces the week, all special hours,
   * or both.
   */
  set: z.optional(LocationPatch),
  /** Replaces the week and keeps special hours. An empty list clears the week. */
  periods: OpeningHoursInput.shape.periods,
  /** `add` replaces the periods of a date; `remove_dates` removes every period that begins on that date. */
  special_periods: z.optional(
    z.strictObject({
      add: z.optional(SpecialPeriodsInput),
      remove_dates: z.optional(
        z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))).check(z.maxLength(400)),
      ),
    }),
  ),
  /** Numbers beside the primary one, compared regardless of notation. */
  additional_phone_numbers: listChange(phoneNumberInput),
  service_areas: z.optional(
    z.strictObject({
      add: z.optional(z.array(serviceAreaInput).check(z.maxLength(100))),
      /** Each area's `place_id`. */
      remove: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
    }),
  ),
  /** Replaces the primary category, which does not become an additional one. */
  primary_category_id: z.optional(z.string().check(z.maxLength(200))),
  additional_categories: listChange(z.string().check(z.maxLength(200))),
  services: listChange(ServiceInput),
  attributes: z.optional(
    z.strictObject({
      set: z.optional(z.array(AttributeInput).check(z.maxLength(100))),
      clear: z.optional(z.array(attributeName).check(z.maxLength(100))),
    }),
  ),
  /** Null removes the URL; an absent network is kept. */
  social_profiles: z.optional(
    z.partialRecord(z.enum(socialNetworks), z.nullable(z.string().check(z.maxLength(2048)))),
  ),
  tags: listChange(TagId),
  /** Texts that differ between locations. */
  texts: z.optional(z.partialRecord(z.enum(textKeys), TextChange)),
});
export type BulkChanges = z.infer<typeof BulkChanges>;
