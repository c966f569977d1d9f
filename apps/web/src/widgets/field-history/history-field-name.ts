import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import {
  fieldLabel,
  socialField,
  socialNetworks,
} from '@placekeeper/contracts/rules/provider-fields';
import { socialNetworkName } from '@placekeeper/contracts/rules/validate-social-profile';

const own: Readonly<Record<string, string>> = {
  label: 'label',
  label_type: 'label colour',
  business_website_slug: 'website name',
} satisfies Partial<Record<HistoryField, string>>;

/** As it stands in a sentence. The social profiles, one name for updates, are told apart. */
export function historyFieldName(field: string): string {
  const network = socialNetworks.find((known) => socialField(known) === field);
  return own[field] ?? (network ? `${socialNetworkName(network)} profile` : fieldLabel(field));
}
