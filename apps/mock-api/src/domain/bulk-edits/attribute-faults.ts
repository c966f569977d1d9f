import type { AttributeInput } from '@placekeeper/contracts/model/attribute';
import { isWebsite } from '@placekeeper/contracts/rules/web-address';
import attributes from '../../seed/data/attributes.json' with { type: 'json' };
import { findCategory } from '../../provider/catalogue.ts';
import type { Profile } from '../../provider/profile.ts';

const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));

export const attributeExists = (name: string): boolean => byName.has(name);

const attributeName = (name: string): string => byName.get(name)?.displayName ?? name;

/** ATTR-1: why an attribute cannot have these values anywhere; null when it can. */
export function attributeFault({ name, values, unset_values }: AttributeInput): string | null {
  const attribute = byName.get(name);
  if (!attribute) return 'There is no such attribute.';
  if (unset_values?.length) return 'Choices can be set or cleared here, not ruled out.';
  if (values.length === 0) return null;
  const choices = attribute.valueMetadata.map(({ value }): string | boolean => value);
  const isChoice = (value: string | boolean) => choices.includes(value);
  switch (attribute.valueType) {
    case 'BOOL':
      return values.length === 1 && typeof values[0] === 'boolean'
        ? null
        : `${attribute.displayName} is either yes or no.`;
    case 'ENUM':
      return values.length === 1 && values.every(isChoice)
        ? null
        : `Choose one of the values of ${attribute.displayName}.`;
    case 'REPEATED_ENUM':
      return values.every(isChoice) ? null : `Choose among the values of ${attribute.displayName}.`;
    default:
      return values.every((value) => typeof value === 'string' && isWebsite(value))
        ? null
        : `Enter full web addresses for ${attribute.displayName}, as https://example.com/menu.`;
  }
}

/** Why Google does not show an attribute on this profile; null when it does. */
export function attributeAvailability(profile: Profile, name: string): string | null {
  const { primary, additional } = profile.categories;
  return [primary, ...additional].some((id) => findCategory(id)?.attributes?.includes(name))
    ? null
    : `Google offers ${attributeName(name)} for none of its categories.`;
}
