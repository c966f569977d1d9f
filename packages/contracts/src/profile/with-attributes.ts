import type { AttributeInput } from '../model/attribute.ts';
import type { AttributeSetting, Profile } from './profile.ts';

/** An input without values clears its attribute. Attributes without an input stay unchanged. */
export function withAttributes(profile: Profile, inputs: readonly AttributeInput[]): Profile {
  const settings = new Map(Object.entries(profile.attributes));
  for (const input of inputs) {
    const setting = settingOf(input);
    if (setting) settings.set(input.name, setting);
    else settings.delete(input.name);
  }
  return { ...profile, attributes: Object.fromEntries(settings) };
}

function settingOf({ values, unset_values: unsetValues = [] }: AttributeInput) {
  if (values.length === 0 && unsetValues.length === 0) return null;
  return { values, ...(unsetValues.length > 0 && { unsetValues }) } satisfies AttributeSetting;
}
