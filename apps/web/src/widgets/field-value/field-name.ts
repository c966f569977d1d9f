import {
  fieldLabel,
  socialField,
  socialNetworks,
} from '@placekeeper/contracts/rules/provider-fields';
import { socialNetworkName } from '@placekeeper/contracts/rules/validate-social-profile';

/** Fields that are local or have no provider name. */
const own: Readonly<Record<string, string>> = {
  label: 'label',
  label_type: 'label colour',
  business_website_slug: 'website name',
  tags: 'tags',
  attributes: 'attributes',
};

/**
 * The field's name within a sentence. Social profiles are distinguished; an unknown field has its raw
 * name (UPD-9).
 */
export function fieldName(field: string): string {
  const network = socialNetworks.find((known) => socialField(known) === field);
  if (network) return `${socialNetworkName(network)} profile`;
  return own[field] ?? fieldLabel(field).replace(/^attributes\//, 'attribute ');
}
