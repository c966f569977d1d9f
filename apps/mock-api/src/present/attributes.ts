import type { SentOf } from '@placekeeper/contracts/core/endpoint';
import type { attributes } from '@placekeeper/contracts/endpoints/attributes';
import type { AttributeMetadata as WireMetadata } from '@placekeeper/contracts/model/attribute';
import type { AttributesView } from '../domain/attributes/attributes.ts';
import type { AttributeMetadata } from '../provider/attributes.ts';

export function presentAttributes({
  settings,
  available,
}: AttributesView): SentOf<typeof attributes.show> {
  return {
    attributes: available.flatMap(({ name, valueType }) => {
      const setting = settings[name];
      if (!setting) return [];
      return {
        name,
        value_type: valueType,
        values: [...setting.values],
        ...(valueType === 'REPEATED_ENUM' && { unset_values: [...(setting.unsetValues ?? [])] }),
      };
    }),
    available: available.map(presentAttributeMetadata),
  };
}

export const presentAttributeMetadata = (attribute: AttributeMetadata): WireMetadata => ({
  name: attribute.name,
  value_type: attribute.valueType,
  display_name: attribute.displayName,
  group_display_name: attribute.groupDisplayName,
  value_metadata: attribute.valueMetadata.map(({ value, displayName }) => ({
    value,
    display_name: displayName,
  })),
});
