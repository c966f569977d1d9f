import * as z from '../core/zod.ts';
import { openEnum } from '../core/open-enum.ts';

const attributeValueTypes = ['BOOL', 'ENUM', 'REPEATED_ENUM', 'URL'] as const;

const AttributeScalar = z.union([z.boolean(), z.string()]);

/** An attribute that the category and country of a location allow. */
export const AttributeMetadata = z.looseObject({
  /** `attributes/has_wheelchair_accessible_entrance` */
  name: z.string(),
  value_type: openEnum(attributeValueTypes),
  display_name: z.string(),
  group_display_name: z.string(),
  /** The choices of ENUM and REPEATED_ENUM; empty for BOOL and URL. */
  value_metadata: z.array(z.looseObject({ value: AttributeScalar, display_name: z.string() })),
});
export type AttributeMetadata = z.infer<typeof AttributeMetadata>;

/**
 * BOOL and ENUM have one value, REPEATED_ENUM has its set and unset choices, URL has links. An attribute that is not
 * listed has no value.
 */
export const AttributeValue = z.looseObject({
  name: z.string(),
  value_type: openEnum(attributeValueTypes),
  values: z.array(AttributeScalar),
  unset_values: z.optional(z.array(z.string())),
});
export type AttributeValue = z.infer<typeof AttributeValue>;

export const AttributeInput = z.strictObject({
  name: z.string().check(z.regex(/^attributes\/\w+$/)),
  /** An empty list clears the attribute. */
  values: z.array(z.union([z.boolean(), z.string().check(z.maxLength(2048))])),
  unset_values: z.optional(z.array(z.string())),
});
export type AttributeInput = z.infer<typeof AttributeInput>;
