import {
  fieldLabel,
  socialField,
  socialNetworks,
} from '@placekeeper/contracts/rules/provider-fields';
import { networkNames } from '../changes/fields.ts';

const own: Readonly<Record<string, string>> = {
  label: 'label',
  label_type: 'label colour',
  business_website_slug: 'website address here',
  tags: 'tags',
  attributes: 'attributes',
};

/** What a bulk edit changed, in words; a field that is not known yet under its own name (UPD-9). */
export function fieldName(field: string): string {
  const network = socialNetworks.find((name) => socialField(name) === field);
  if (network) return networkNames[network];
  return own[field] ?? fieldLabel(field).replace(/^attributes\//, 'attribute ');
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
