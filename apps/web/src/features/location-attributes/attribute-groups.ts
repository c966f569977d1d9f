import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';

export interface AttributeGroup {
  readonly name: string;
  readonly attributes: readonly AttributeMetadata[];
}

/** Keeps the provider's order; later attributes join their group. */
export function groupsOf(available: readonly AttributeMetadata[]): readonly AttributeGroup[] {
  const groups = Map.groupBy(available, ({ group_display_name: name }) => name || 'Other');
  return [...groups].map(([name, attributes]) => ({ name, attributes }));
}

/** Every typed word occurs in the attribute's name, group or choices. */
export function matches(attribute: AttributeMetadata, search: string): boolean {
  const text = [
    attribute.display_name,
    attribute.group_display_name,
    ...(attribute.value_type === 'BOOL'
      ? []
      : attribute.value_metadata.map(({ display_name: name }) => name)),
  ]
    .join('\n')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
