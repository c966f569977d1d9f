import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { ListItem } from '@placekeeper/contracts/wording/list-difference';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';

const setting = z.nullable(
  z.looseObject({
    values: z.array(z.union([z.boolean(), z.string()])),
    unset_values: z.optional(z.array(z.string())),
  }),
);

/** Attribute values in the provider's wording; empty if unset. */
export function attributeItems(
  { value_metadata: offered }: AttributeMetadata,
  value: unknown,
): readonly ListItem[] {
  const { data } = safeParse(setting, value);
  const nameOf = (said: string | boolean) =>
    offered.find((choice) => choice.value === said)?.display_name ?? String(said);
  return [
    ...(data?.values ?? []).map((said) => ({ key: String(said), text: nameOf(said) })),
    ...(data?.unset_values ?? []).map((denied) => ({
      key: `not ${denied}`,
      text: nameOf(denied),
      mark: 'No',
    })),
  ];
}
