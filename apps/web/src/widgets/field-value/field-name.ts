import {
  fieldLabel,
  socialField,
  socialNetworks,
} from '@placekeeper/contracts/rules/provider-fields';
import { socialNetworkName } from '@placekeeper/contracts/rules/validate-social-profile';

/** What is ours alone, or has no name of the provider's. */
const own: Readonly<Record<string, string>> = {
  label: 'label',
  label_type: 'label colour',
  business_website_slug: 'website name',
  tags: 'tags',
  attributes: 'attributes',
};

/**
 * As it stands in a sentence. The social profiles, one name for updates, are told apart; a field that is not known yet
 * goes under its own name (UPD-9).
 */
export function fieldName(field: string): string {
  const network = socialNetworks.find((known) => socialField(known) === field);
  if (network) return `${socialNetworkName(network)} profile`;
  return own[field] ?? fieldLabel(field).replace(/^attributes\//, 'attribute ');
}
