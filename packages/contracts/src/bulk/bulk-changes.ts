import * as z from '../core/zod.ts';
import { TagId } from '../core/id.ts';
import { AttributeInput } from '../model/attribute.ts';
import { LocationPatch, phoneNumberInput, serviceAreaInput } from '../model/location.ts';
import { OpeningHoursInput, SpecialPeriodsInput } from '../model/opening-hours.ts';
import { socialNetworks } from '../rules/provider-fields.ts';
import { TextChange, textKeys } from './text-changes.ts';

/** SVC-2: a service is identified by its type, or by category and name. */
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

/** With `cleared_values`, choices that none of the three lists contains keep their answer. */
const AttributeChange = z.strictObject({
  ...AttributeInput.shape,
  cleared_values: AttributeInput.shape.unset_values,
});
export type AttributeChange = z.infer<typeof AttributeChange>;

/**
 * The same changes for every selected location. An absent part changes nothing. `add` skips items that are already in
 * the list, and `remove` skips items that are not. An item in both `add` and `remove` is kept.
 */
export const BulkChanges = z.strictObject({
  /** Null or an empty text clears a value. `opening_hours` replaces the whole week, all special hours, or both. */
  set: z.optional(LocationPatch),
  /** Replaces the week and keeps special hours. An empty list clears the week. */
  periods: OpeningHoursInput.shape.periods,
  /** `add` replaces all periods that start on its dates; `remove_dates` removes all periods that start on its dates. */
  special_periods: z.optional(
    z.strictObject({
      add: z.optional(SpecialPeriodsInput),
      remove_dates: z.optional(
        z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))).check(z.maxLength(400)),
      ),
    }),
  ),
  /** Without the primary number. Two notations of a number, such as `0117 …` and `+44 117 …`, are equal. */
  additional_phone_numbers: listChange(phoneNumberInput),
  service_areas: z.optional(
    z.strictObject({
      add: z.optional(z.array(serviceAreaInput).check(z.maxLength(100))),
      /** The `place_id` of each area. */
      remove: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
    }),
  ),
  /** The former primary category is dropped; it does not become an additional category. */
  primary_category_id: z.optional(z.string().check(z.maxLength(200))),
  additional_categories: listChange(z.string().check(z.maxLength(200))),
  services: listChange(ServiceInput),
  attributes: z.optional(
    z.strictObject({
      set: z.optional(z.array(AttributeChange).check(z.maxLength(100))),
      clear: z.optional(z.array(attributeName).check(z.maxLength(100))),
    }),
  ),
  /** Null removes a network's URL; an absent network keeps its URL. */
  social_profiles: z.optional(
    z.partialRecord(z.enum(socialNetworks), z.nullable(z.string().check(z.maxLength(2048)))),
  ),
  tags: listChange(TagId),
  /** Texts that are computed for each location, such as a description with `{city}`. */
  texts: z.optional(z.partialRecord(z.enum(textKeys), TextChange)),
});
export type BulkChanges = z.infer<typeof BulkChanges>;
