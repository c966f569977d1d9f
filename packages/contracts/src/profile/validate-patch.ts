import { bySocialField, type ProviderField } from '../rules/provider-fields.ts';
import {
  validateDescription,
  validateOpeningDate,
  validateOpenStatus,
} from './validators/about.ts';
import { validatePhones, validateWebsite, validateSocialField } from './validators/contact.ts';
import { validateRegularHours, validateSpecialHours } from './validators/hours.ts';
import type { Validator, ValidatedPatch } from './validators/validator.ts';
import { validateStoreCode, validateTitle } from './validators/names.ts';
import { validatePatchedCategories, validateServices } from './validators/offering.ts';
import { validateAddress, validatePin, validateServiceArea } from './validators/place.ts';
import type { PatchError } from './patch-error.ts';

export interface PatchToValidate extends ValidatedPatch {
  /** The patched fields; only these are validated. */
  readonly fields: readonly ProviderField[];
  readonly standing: 'verified' | 'unverified' | 'suspended';
  /** Fields that Google changed after the patch was sent. */
  readonly changedSince: readonly ProviderField[];
}

const validators: Readonly<Record<ProviderField, Validator>> = {
  storeCode: validateStoreCode,
  title: validateTitle,
  phoneNumbers: validatePhones,
  categories: validatePatchedCategories,
  storefrontAddress: validateAddress,
  websiteUri: validateWebsite,
  regularHours: validateRegularHours,
  specialHours: validateSpecialHours,
  'profile.description': validateDescription,
  'openInfo.openingDate': validateOpeningDate,
  'openInfo.status': validateOpenStatus,
  serviceItems: validateServices,
  'serviceArea.places': validateServiceArea,
  latlng: validatePin,
  ...bySocialField(validateSocialField),
};

/** Google refuses every edit of a profile with one of these standings. */
export const standingMessages = {
  unverified: 'This business isn’t verified on Google.',
  suspended: 'Google suspended this profile.',
} as const;

/** Only services can be stale; in other fields the last value wins. */
const stale = ({ changedSince }: PatchToValidate, field: ProviderField): readonly PatchError[] =>
  field === 'serviceItems' && changedSince.includes(field)
    ? [
        {
          field,
          reason: 'STALE_DATA',
          message: 'Google changed the services in the meantime. Review them before saving.',
        },
      ]
    : [];

/** Returns all errors, as Google does. A single refused field makes the whole attempt fail. */
export function validatePatch(patch: PatchToValidate): readonly PatchError[] {
  const { fields, standing } = patch;
  if (standing !== 'verified') {
    const message = standingMessages[standing];
    return fields.map((field) => ({ field, reason: 'UNVERIFIED_LOCATION', message }));
  }
  return fields.flatMap((field) => [
    ...validators[field](patch).map(({ reason, message }) => ({ field, reason, message })),
    ...stale(patch, field),
  ]);
}

/** The provider's rate limit, reported for each field; the attempt can be sent again later. */
export const throttled = (fields: readonly ProviderField[]): readonly PatchError[] =>
  fields.map((field) => ({
    field,
    reason: 'THROTTLED',
    message: 'Google isn’t accepting changes to this field right now. Try again in a minute.',
  }));
