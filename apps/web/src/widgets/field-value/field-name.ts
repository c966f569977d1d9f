import {
  fieldLabel,
  socialField,
  socialNetworks,
} from '@placekeeper/contracts/rules/provider-fields';
import { socialNetworkName } from '@placekeeper/contracts/rules/validate-social-profile';

/** Names of local fields and of fields without a provider name. */
const own: Readonly<Record<string, string>> = {
  label: 'label',
  label_type: 'label colour',
  business_website_slug: 'website name',
  tags: 'tags',
  attributes: 'attributes',
};

/**
 * The field's name within a sentence. Each social profile has a name of its own. UPD-9: an unknown field appears with
 * its raw name.
 */
export function fieldName(field: string): string {
  const network = socialNetworks.find((known) => socialField(known) === field);
  if (network) return `${socialNetworkName(network)} profile`;
  return own[field] ?? fieldLabel(field).replace(/^attributes\//, 'attribute ');
}
