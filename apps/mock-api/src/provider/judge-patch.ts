import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import parsePhone, { isSupportedCountry } from 'libphonenumber-js/max';
import type { Profile } from './profile.ts';

/** Why the provider refuses a value, in its own vocabulary. */
export interface PatchFault {
  readonly reason: string;
  readonly field: ProviderField | null;
  readonly message: string | null;
}

type Judge = (live: Profile, next: Profile) => Omit<PatchFault, 'field'> | null;

const bannedInTitles = /(?<!\w)(best|cheapest|no\.? ?1|#1|sale|discount|free delivery)(?!\w)/i;
const phoneInText = /(?:\+?\d[\s().-]?){9,}/;

/** About the length of a city: further from the old pin than this, the provider wants the address changed too. */
const furthestPinKilometres = 30;

/** What the provider refuses although the form of the value is right. */
const judges: Partial<Record<ProviderField, Judge>> = {
  title: (_, { title }) => {
    if (bannedInTitles.test(title)) {
      return {
        reason: 'FORBIDDEN_WORDS',
        message: 'The name contains words that advertise instead of naming.',
      };
    }
    return title.length > 4 && title === title.toUpperCase() && /[A-Z]{5}/.test(title)
      ? { reason: 'INVALID_CHARACTERS', message: 'The name is written in capitals only.' }
      : null;
  },
  phoneNumbers: (_, { phoneNumbers, storefrontAddress }) => {
    const region = storefrontAddress?.regionCode;
    if (!phoneNumbers.primaryPhone || !region || !isSupportedCountry(region)) return null;
    const country = parsePhone(phoneNumbers.primaryPhone, region)?.country;
    return country === undefined || country === region
      ? null
      : {
          reason: 'INVALID_PHONE_NUMBER_FOR_REGION',
          message: `The number belongs to ${country}, the address to ${region}.`,
        };
  },
  'profile.description': (_, { description }) =>
    phoneInText.test(description ?? '')
      ? { reason: 'INVALID_CHARACTERS', message: 'The description contains a phone number.' }
      : null,
  storefrontAddress: (live, next) => {
    const from = live.storefrontAddress?.regionCode;
    const to = next.storefrontAddress?.regionCode;
    if (from && to && from !== to) {
      return {
        reason: 'ADDRESS_EDIT_CHANGES_COUNTRY',
        message: 'A profile cannot move to another country.',
      };
    }
    return !next.storefrontAddress && next.serviceArea.length === 0
      ? {
          reason: 'MISSING_STOREFRONT_ADDRESS_OR_SAB',
          message: 'A profile needs an address or a service area.',
        }
      : null;
  },
  latlng: (live, next) =>
    live.latlng && next.latlng && kilometres(live.latlng, next.latlng) > furthestPinKilometres
      ? {
          reason: 'LAT_LNG_TOO_FAR_FROM_ADDRESS',
          message: 'The pin lies too far from the address.',
        }
      : null,
  'openInfo.status': (live, next) =>
    live.openStatus === 'CLOSED_PERMANENTLY' && next.openStatus !== 'CLOSED_PERMANENTLY'
      ? {
          reason: 'CANNOT_REOPEN',
          message: 'A permanently closed business cannot be reopened here.',
        }
      : null,
};

/** All refusals together; one refused field refuses the whole attempt. */
export function judgePatch(
  live: Profile,
  next: Profile,
  fields: readonly ProviderField[],
): readonly PatchFault[] {
  return fields.flatMap((field) => {
    const fault = judges[field]?.(live, next);
    return fault ? [{ ...fault, field }] : [];
  });
}

type Pin = NonNullable<Profile['latlng']>;

/** Near enough for a few hundred kilometres: a degree is 111 km, narrower towards the poles. */
function kilometres(a: Pin, b: Pin): number {
  const degree = 111;
  const width = Math.cos((a.latitude * Math.PI) / 180) * degree;
  return Math.hypot((a.latitude - b.latitude) * degree, (a.longitude - b.longitude) * width);
}
