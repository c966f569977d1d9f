import { isCountryCode } from '../../rules/country-code.ts';
import { profileLimits } from '../../rules/limits.ts';
import { isPostOfficeBox } from '../../rules/validate-location.ts';
import type { PostalAddress, Profile } from '../profile.ts';
import {
  needsStorefront,
  hasHidden,
  hiddenMessage,
  rejectWhere,
  type Validator,
  type Rejection,
} from './validator.ts';

/** Countries in which the provider does no business because of sanctions. */
const blockedRegions = new Set(['CU', 'IR', 'KP', 'SY']);

/** The provider refuses a longer move of the pin unless the town changes too. The distance is the size of a city. */
const furthestPinKilometres = 30;

function validateLines(address: PostalAddress, next: Profile): readonly Rejection[] {
  const { addressLines, locality, administrativeArea, postalCode, regionCode } = address;
  const texts = [...addressLines, locality, administrativeArea, postalCode];
  return rejectWhere(
    [regionCode === '', 'ADDRESS_MISSING_REGION_CODE', 'The address has no country.'],
    [
      regionCode !== '' && !isCountryCode(regionCode),
      'INVALID_ADDRESS',
      `${regionCode} isn’t a valid country code.`,
    ],
    [
      blockedRegions.has(regionCode),
      'BLOCKED_REGION',
      'Google doesn’t list businesses in this country.',
    ],
    [addressLines.length === 0, 'MISSING_ADDRESS_COMPONENTS', 'The address has no street.'],
    [
      addressLines.length > profileLimits.addressLines,
      'TOO_MANY_ENTRIES',
      `The address has more than ${profileLimits.addressLines} lines.`,
    ],
    [
      addressLines.some(isPostOfficeBox),
      'PO_BOX_IN_ADDRESS_NOT_ALLOWED',
      'Google doesn’t accept PO boxes.',
    ],
    [
      locality === null && postalCode === null && next.latlng === null,
      'PIN_DROP_REQUIRED',
      'Google can’t find this address on the map. Add a town or postal code, or set the map pin.',
    ],
    [texts.some((text) => hasHidden(text)), 'INVALID_INTERCHANGE_CHARACTERS', hiddenMessage],
  );
}

export const validateAddress: Validator = ({ live, next, catalogue }) => {
  const [from, to] = [live.storefrontAddress, next.storefrontAddress];
  if (to === null) {
    return rejectWhere(
      [
        next.serviceArea.length === 0,
        'MISSING_STOREFRONT_ADDRESS_OR_SAB',
        'A profile needs an address or a service area.',
      ],
      [
        from !== null && needsStorefront(next.categories.primary, catalogue),
        'ADDRESS_REMOVAL_NOT_ALLOWED',
        'Businesses in this category need an address.',
      ],
    );
  }
  return [
    ...validateLines(to, next),
    ...rejectWhere([
      Boolean(from?.regionCode) && to.regionCode !== '' && from?.regionCode !== to.regionCode,
      'ADDRESS_EDIT_CHANGES_COUNTRY',
      'A profile can’t move to another country.',
    ]),
  ];
};

type Pin = NonNullable<Profile['latlng']>;

/**
 * Accurate enough up to a few hundred kilometres: a degree of latitude is 111 km, a degree of longitude less towards
 * the poles.
 */
function kilometres(a: Pin, b: Pin): number {
  const degree = 111;
  const width = Math.cos((a.latitude * Math.PI) / 180) * degree;
  return Math.hypot((a.latitude - b.latitude) * degree, (a.longitude - b.longitude) * width);
}

export const validatePin: Validator = ({ live, next }) => {
  const [from, to] = [live.latlng, next.latlng];
  if (to === null) return [];
  const { latitude, longitude } = to;
  // Software that finds no coordinates writes 0, 0, a point in the Atlantic.
  const nowhere = latitude === 0 && longitude === 0;
  if (nowhere || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return rejectWhere([true, 'INVALID_LATLNG', 'These coordinates aren’t valid.']);
  const moves = live.storefrontAddress?.locality !== next.storefrontAddress?.locality;
  return rejectWhere([
    from !== null && !moves && kilometres(from, to) > furthestPinKilometres,
    'LAT_LNG_TOO_FAR_FROM_ADDRESS',
    'The map pin is too far from the address.',
  ]);
};

export const validateServiceArea: Validator = ({ live, next, catalogue }) => {
  const before = new Set(live.serviceArea.map(({ placeId }) => placeId));
  const added = next.serviceArea.filter(({ placeId }) => !before.has(placeId));
  return rejectWhere(
    [
      next.serviceArea.length > profileLimits.serviceAreas,
      'TOO_MANY_ENTRIES',
      `Google allows up to ${profileLimits.serviceAreas} service areas.`,
    ],
    [
      added.some(({ placeId }) => !catalogue.hasPlace(placeId)),
      'INVALID_SERVICE_AREA_PLACE_ID',
      'Google doesn’t recognise one of the service areas.',
    ],
    [
      next.serviceArea.length > 0 && needsStorefront(next.categories.primary, catalogue),
      'INCOMPATIBLE_SERVICE_AREA_AND_CATEGORY',
      'Businesses in this category can’t have service areas.',
    ],
    [
      next.serviceArea.length === 0 && next.storefrontAddress === null,
      'MISSING_STOREFRONT_ADDRESS_OR_SAB',
      'A profile needs an address or a service area.',
    ],
  );
};
