import type { AttributeInput } from '@placekeeper/contracts/model/attribute';
import { attributeByName } from '../../provider/attributes.ts';
import type { Profile } from '../../provider/profile.ts';
import { faultsOf, type AttributeFault } from '../attributes/check-attributes.ts';
import { allowedFor } from '../attributes/show.ts';

/** ATTR-1: what is wrong with these values anywhere, each at its place in the input. */
export function attributeFaults(input: AttributeInput): readonly AttributeFault[] {
  const attribute = attributeByName(input.name);
  return attribute ? faultsOf(input, attribute) : [['name', 'There is no such attribute.']];
}

/** Why Google does not show an attribute on this profile; null when it does. */
export function attributeAvailability(profile: Profile, name: string): string | null {
  return allowedFor(profile).some((attribute) => attribute.name === name)
    ? null
    : `Google offers ${attributeByName(name)?.displayName ?? name} for none of its categories.`;
}
