/** Actionable texts for the provider's reasons. Its vocabulary is open: these are the known ones. */
const sentences: Readonly<Record<string, string>> = {
  // Names and texts
  FORBIDDEN_WORDS:
    'Google does not allow some of these words. Leave out what advertises instead of naming.',
  INVALID_CHARACTERS:
    'Google does not allow some of these characters, phone numbers or capitals here.',
  INVALID_INTERCHANGE_CHARACTERS:
    'Google cannot read some of these characters. Type them again instead of pasting.',
  AMBIGUOUS_TITLE: 'Google finds this name ambiguous in its language.',
  STRING_TOO_LONG: 'This is longer than Google allows.',
  STRING_TOO_SHORT: 'This is shorter than Google allows.',
  REQUIRED_FIELD_MISSING_VALUE: 'Google needs a value here.',
  PROFILE_DESCRIPTION_CONTAINS_URL: 'Google does not allow web addresses in the description.',
  LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION: 'Google writes the description of hotels itself.',

  // Phone and website
  INVALID_PHONE_NUMBER: 'Google does not know a phone number like this.',
  INVALID_PHONE_NUMBER_FOR_REGION: 'This number belongs to another country than the address.',
  MISSING_PRIMARY_PHONE_NUMBER: 'Additional numbers need a primary one.',
  PHONE_NUMBER_EDITS_NOT_ALLOWED:
    'Google does not let the phone number of this profile be changed.',
  MISSING_BOTH_PHONE_AND_WEBSITE:
    'A business without a storefront needs a phone number or a website.',
  INVALID_URL: 'Google could not open this web address.',
  URL_PROVIDER_NOT_ALLOWED: 'Google does not allow addresses of this website here.',

  // Address and map
  INVALID_ADDRESS: 'Google could not find this address. Check the street and the postal code.',
  MISSING_ADDRESS_COMPONENTS: 'A part of the address is missing.',
  READ_ONLY_ADDRESS_COMPONENTS: 'Google does not let this part of the address be changed.',
  ADDRESS_MISSING_REGION_CODE: 'The address needs a country.',
  ADDRESS_EDIT_CHANGES_COUNTRY: 'A profile cannot move to another country. Make a new one there.',
  ADDRESS_REMOVAL_NOT_ALLOWED: 'Google does not let the address of this profile be removed.',
  PO_BOX_IN_ADDRESS_NOT_ALLOWED: 'Google does not accept a PO box as an address.',
  BLOCKED_REGION: 'Google does not list businesses in this country.',
  MISSING_STOREFRONT_ADDRESS_OR_SAB: 'A profile needs an address or a service area.',
  STOREFRONT_REQUIRED_FOR_CATEGORY:
    'A business of this category needs an address that customers can visit.',
  PIN_DROP_REQUIRED: 'Google cannot place this address. Set the map pin too.',
  LAT_LNG_REQUIRED: 'Google cannot place this address. Set the map pin too.',
  LAT_LNG_TOO_FAR_FROM_ADDRESS: 'The map pin lies too far from the address.',
  LAT_LNG_UPDATES_NOT_PERMITTED:
    'Google does not let the map pin be set from outside. Move it on Google Maps.',
  INVALID_LATLNG: 'There is no such place on the map.',

  // Hours and opening
  INVALID_TIME_SCHEDULE: 'Google refuses these hours. Check for periods that overlap.',
  INVALID_HOURS_VALUE: 'Google refuses one of these times.',
  SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS: 'Special days need regular opening hours.',
  OVERLAPPED_SPECIAL_HOURS: 'Two special days cover the same time.',
  OPENING_DATE_TOO_FAR_IN_THE_FUTURE: 'An opening date can be at most one year ahead.',
  OPENING_DATE_MISSING_YEAR_OR_MONTH: 'An opening date needs at least a month and a year.',
  OPENING_DATE_BEFORE_1AD: 'There is no such opening date.',
  INVALID_BUSINESS_OPENING_DATE: 'There is no such opening date.',
  CANNOT_REOPEN: 'A permanently closed business cannot be reopened from here. Reopen it on Google.',

  // Categories, service areas, services
  INVALID_CATEGORY: 'Google no longer has this category.',
  INVALID_LOCATION_CATEGORY: 'Google does not allow this category here.',
  FIELDS_REQUIRED_FOR_CATEGORY: 'This category needs details that are missing.',
  INVALID_CATEGORY_FOR_SAB: 'A business of this category cannot have a service area alone.',
  INCOMPATIBLE_SERVICE_AREA_AND_CATEGORY: 'A business of this category cannot have a service area.',
  INVALID_SERVICE_AREA_PLACE_ID: 'Google no longer has one of these places.',
  INVALID_AREA_TYPE_FOR_SERVICE_AREA:
    'One of these places is too small or too large for a service area.',
  UNSUPPORTED_POINT_RADIUS_SERVICE_AREA:
    'Google no longer takes a circle as a service area. Choose its towns instead.',
  INVALID_SERVICE_ITEM: 'Google refuses one of these services.',

  // Anything
  TOO_MANY_ENTRIES: 'There are more entries than Google allows.',
  TOO_MANY_VALUES: 'There are more entries than Google allows.',
  THROTTLED: 'Google takes no change of this field at the moment. Save it again in a few hours.',
  STALE_DATA: 'Google changed this profile in the meantime. Review its updates, then save again.',
  UNVERIFIED_LOCATION: 'Google publishes changes only after the profile is verified.',
};

interface ReasonSource {
  readonly reason: string;
  readonly message: string | null;
}

/** An unknown reason is shown with the provider's text, else by its code. */
export const reasonSentence = ({ reason, message }: ReasonSource): string =>
  sentences[reason] ??
  (message || (/^\w+$/.test(reason) ? reason.replaceAll('_', ' ').toLowerCase() : reason));
