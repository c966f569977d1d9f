import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { findNamed } from '../../lib/text/find-named.ts';
import { searchWords } from '../../lib/text/search-words.ts';

export interface AttributeGroup {
  readonly name: string;
  readonly attributes: readonly AttributeMetadata[];
}

/** Keeps the provider's order of groups, also if the attributes of a group aren't adjacent. */
export function groupsOf(available: readonly AttributeMetadata[]): readonly AttributeGroup[] {
  const groups = Map.groupBy(available, ({ group_display_name: name }) => name || 'Other');
  return [...groups].map(([name, attributes]) => ({ name, attributes }));
}

/** Attributes whose texts contain every typed word; if none do, attributes with a similar name. */
export function searchAttributes(
  available: readonly AttributeMetadata[],
  search: string,
): readonly AttributeMetadata[] {
  const words = searchWords(search);
  if (words.length === 0) return available;
  const spelled = available.filter((attribute) => {
    const text = foldText(textsOf(attribute).join('\n'));
    return words.every((word) => text.includes(word));
  });
  return spelled.length > 0 ? spelled : findNamed(available, search);
}

const textsOf = (attribute: AttributeMetadata): readonly string[] => [
  attribute.display_name,
  attribute.group_display_name,
  ...(attribute.value_type === 'BOOL'
    ? []
    : attribute.value_metadata.map(({ display_name: name }) => name)),
];
