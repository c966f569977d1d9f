import type { SentUpdateActionability } from '@placekeeper/contracts/model/google-update';
import {
  fieldLabel,
  socialNetworks,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import type { GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import type { LocationRow } from '../../../db/schema/locations.ts';
import type { ProfileRow } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import { fields } from '../../../provider/catalogue.ts';
import { standingMessages } from '@placekeeper/contracts/profile/validate-patch';
import type { Actor } from '../../actor.ts';
import { isoDate } from '../../clock.ts';
import { storeCodeError } from '../../locations/queries/store-code-error.ts';
import { earlierRejections } from './earlier-rejections.ts';
import type { LocationPatch } from '@placekeeper/contracts/model/location';
import { validateCategories } from '@placekeeper/contracts/rules/validate-categories';
import { validateLocation } from '@placekeeper/contracts/rules/validate-location';
import { validateSocialProfile } from '@placekeeper/contracts/rules/validate-social-profile';
import { addressToWire } from '@placekeeper/contracts/profile/address-wire';
import { periodToWire, specialToWire } from '@placekeeper/contracts/profile/hours-wire';
import type { Profile } from '@placekeeper/contracts/profile/profile';

interface Situation extends Pick<ProfileRow, 'standing' | 'changedBy'> {
  readonly update: GoogleUpdateRow;
  readonly location: LocationRow;
}

/** Google does not accept a moved pin from the platform. */
const canBeSent = ({ fieldName }: Pick<GoogleUpdateRow, 'fieldName'>): boolean =>
  fieldName !== 'latlng';

/**
 * UPD-3: says for each decision whether it is possible, and if not, why. An open update can always be dismissed,
 * because dismissing changes neither value.
 */
export function actionabilityOf(
  deps: Deps,
  actor: Actor,
  situation: Situation,
): SentUpdateActionability {
  const { update } = situation;
  const reject_reason = canBeSent(update)
    ? null
    : `The ${fieldLabel(update.fieldName)} can only be moved in Google Maps. Accept the change, or move the pin there.`;
  if (update.resolvedAction !== null) {
    return {
      can_be_accepted: false,
      can_be_rejected: false,
      can_be_dismissed: false,
      explanation: null,
      accept_reason: null,
      reject_reason,
    };
  }
  const unreachable = whyUnreachable(situation);
  const accepting = checkAccepting(deps, actor, situation);
  return {
    can_be_accepted: accepting.possible,
    can_be_rejected: unreachable === null && reject_reason === null,
    can_be_dismissed: true,
    explanation:
      [unreachable, originOf(situation), historyOf(deps, update)].filter(Boolean).join(' ') || null,
    accept_reason: accepting.reason,
    reject_reason,
  };
}

function whyUnreachable({ location, standing }: Situation): string | null {
  if (location.managementStatus !== 'enabled')
    return 'This profile isn’t connected, so you can’t publish to it.';
  return standing === 'verified'
    ? null
    : `${standingMessages[standing]} You can’t publish until this is resolved.`;
}

/** The specification has no source for a difference that only an unpublished edit made. */
const originOf = ({ update, changedBy }: Situation): string | null =>
  changedBy[update.fieldName] === undefined
    ? 'Nobody changed this on Google. The values differ because an edit in Placekeeper wasn’t published.'
    : null;

function historyOf(deps: Deps, update: GoogleUpdateRow): string | null {
  const times = update.type === 'google' ? earlierRejections(deps, update) : 0;
  if (times === 0) return null;
  return `Google has made this change before. It was rejected ${times === 1 ? 'once' : `${times} times`}.`;
}

/**
 * Only a duplicate store code prevents accepting. A value that breaks our own rules can be accepted, because it is
 * already live.
 */
function checkAccepting(
  deps: Deps,
  actor: Actor,
  { update, location }: Situation,
): { readonly possible: boolean; readonly reason: string | null } {
  const { fieldName, updateValue } = update;
  const next = fields[fieldName].write(location.profile, updateValue);
  const conflict =
    fieldName === 'storeCode' ? storeCodeError(deps, location, next.storeCode) : null;
  if (conflict !== null) return { possible: false, reason: conflict };
  const error = ownRuleError(next, fieldName, isoDate(actor.now));
  return {
    possible: true,
    reason: error && `This value doesn’t follow Placekeeper’s rules: ${error}`,
  };
}

const hours = ({ regularHours, specialHours }: Profile): LocationPatch => ({
  opening_hours: {
    periods: regularHours.map(periodToWire),
    special_periods: specialHours.map(specialToWire),
  },
});

/** Converts one field of a profile to a patch, because our rules check patches. */
const asPatch: Partial<Record<ProviderField, (profile: Profile) => LocationPatch>> = {
  title: ({ title }) => ({ name: title }),
  storeCode: ({ storeCode }) => ({ store_code: storeCode }),
  phoneNumbers: ({ phoneNumbers }) => ({
    phone_number: phoneNumbers.primaryPhone,
    additional_phone_numbers: [...phoneNumbers.additionalPhones],
  }),
  storefrontAddress: ({ storefrontAddress }) => ({
    has_storefront_address: storefrontAddress !== null,
    ...addressToWire(storefrontAddress),
  }),
  websiteUri: ({ websiteUri }) => ({ website_url: websiteUri }),
  regularHours: hours,
  specialHours: hours,
  'profile.description': ({ description }) => ({ description }),
  'openInfo.openingDate': ({ openingDate }) => ({ date_established: openingDate }),
  'serviceArea.places': ({ serviceArea }) => ({
    service_areas: serviceArea.map(({ placeId, placeName }) => ({
      place_id: placeId,
      name: placeName,
    })),
  }),
  latlng: ({ latlng }) => ({ lat: latlng?.latitude ?? null, lng: latlng?.longitude ?? null }),
};

/** Returns the error of our own rules about this field, or null. `today` is `YYYY-MM-DD`. */
function ownRuleError(profile: Profile, field: ProviderField, today: string): string | null {
  if (field === 'categories') {
    const { primary, additional } = profile.categories;
    const choice = { primary_category_id: primary, additional_category_ids: additional };
    return validateCategories(choice)[0]?.[1] ?? null;
  }
  const network = socialNetworks.find((name) => field === `attributes/url_${name}`);
  const address = network && profile.socialProfiles[network];
  if (network && address) return validateSocialProfile(network, address);
  const patch = asPatch[field]?.(profile);
  return (patch && Object.values(validateLocation(patch, today)).flat()[0]) ?? null;
}
