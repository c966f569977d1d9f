/** Our sentence for each reason why Google declines an edit. Google can send other reasons at any time. */
const sentences: Readonly<Record<string, string>> = {
  // Names and texts.
  FORBIDDEN_WORDS:
    'Google doesn’t allow promotional words in the name. Use the business name only.',
  INVALID_CHARACTERS:
    'Google doesn’t allow phone numbers, all caps or some special characters here.',
  INVALID_INTERCHANGE_CHARACTERS:
    'Some characters aren’t supported. Retype the text instead of pasting it.',
  AMBIGUOUS_TITLE: 'Google can’t tell which language this name is in.',
  STRING_TOO_LONG: 'This text is longer than Google allows.',
  STRING_TOO_SHORT: 'This text is shorter than Google allows.',
  REQUIRED_FIELD_MISSING_VALUE: 'This field is required by Google.',
  PROFILE_DESCRIPTION_CONTAINS_URL: 'Google doesn’t allow links in the description.',
  LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION:
    'Google writes hotel descriptions itself, so you can’t edit this field.',

  // Phone numbers and websites.
  INVALID_PHONE_NUMBER: 'This isn’t a valid phone number.',
  INVALID_PHONE_NUMBER_FOR_REGION: 'This number is from a different country than the address.',
  MISSING_PRIMARY_PHONE_NUMBER: 'Add a primary number first.',
  PHONE_NUMBER_EDITS_NOT_ALLOWED: 'Google doesn’t allow phone number changes on this profile.',
  MISSING_BOTH_PHONE_AND_WEBSITE:
    'A business without a storefront needs a phone number or website.',
  INVALID_URL: 'Google couldn’t reach this URL.',
  URL_PROVIDER_NOT_ALLOWED: 'Google doesn’t allow links to this site.',

  // Addresses and map pins.
  INVALID_ADDRESS: 'Google couldn’t find this address. Check the street and the postal code.',
  MISSING_ADDRESS_COMPONENTS: 'Part of the address is missing.',
  READ_ONLY_ADDRESS_COMPONENTS: 'Google doesn’t allow changes to this part of the address.',
  ADDRESS_MISSING_REGION_CODE: 'The address needs a country.',
  ADDRESS_EDIT_CHANGES_COUNTRY:
    'A profile can’t move to another country. Create a new profile there.',
  ADDRESS_REMOVAL_NOT_ALLOWED: 'Google doesn’t allow removing this profile’s address.',
  PO_BOX_IN_ADDRESS_NOT_ALLOWED: 'Google doesn’t accept PO boxes.',
  BLOCKED_REGION: 'Google doesn’t list businesses in this country.',
  MISSING_STOREFRONT_ADDRESS_OR_SAB: 'A profile needs an address or a service area.',
  STOREFRONT_REQUIRED_FOR_CATEGORY: 'Businesses in this category need a storefront address.',
  PIN_DROP_REQUIRED: 'Google can’t locate this address. Set the map pin as well.',
  LAT_LNG_REQUIRED: 'Google can’t locate this address. Set the map pin as well.',
  LAT_LNG_TOO_FAR_FROM_ADDRESS: 'The map pin is too far from the address.',
  LAT_LNG_UPDATES_NOT_PERMITTED: 'The map pin can only be moved in Google Maps.',
  INVALID_LATLNG: 'These coordinates aren’t valid.',

  // Hours and opening.
  INVALID_TIME_SCHEDULE: 'Google didn’t accept these hours. Check for overlapping times.',
  INVALID_HOURS_VALUE: 'Google didn’t accept one of these times.',
  SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS:
    'Special hours require business hours. Add business hours first.',
  OVERLAPPED_SPECIAL_HOURS: 'Two of the special hours overlap.',
  OPENING_DATE_TOO_FAR_IN_THE_FUTURE: 'The opening date can’t be more than a year from now.',
  OPENING_DATE_MISSING_YEAR_OR_MONTH: 'The opening date needs at least a month and a year.',
  OPENING_DATE_BEFORE_1AD: 'This opening date isn’t valid.',
  INVALID_BUSINESS_OPENING_DATE: 'This opening date isn’t valid.',
  CANNOT_REOPEN: 'Permanently closed businesses can only be reopened on Google.',

  // Categories, service areas and services.
  INVALID_CATEGORY: 'Google no longer offers this category.',
  INVALID_LOCATION_CATEGORY: 'Google doesn’t allow this category here.',
  FIELDS_REQUIRED_FOR_CATEGORY: 'This category requires details that are missing.',
  INVALID_CATEGORY_FOR_SAB: 'Businesses in this category need a storefront address.',
  INCOMPATIBLE_SERVICE_AREA_AND_CATEGORY: 'Businesses in this category can’t have service areas.',
  INVALID_SERVICE_AREA_PLACE_ID: 'Google no longer recognises one of these areas.',
  INVALID_AREA_TYPE_FOR_SERVICE_AREA: 'One of these areas is too small or too large.',
  UNSUPPORTED_POINT_RADIUS_SERVICE_AREA:
    'Google no longer supports radius service areas. Add towns or regions instead.',
  INVALID_SERVICE_ITEM: 'Google didn’t accept one of these services.',

  // Reasons of any field.
  TOO_MANY_ENTRIES: 'This has more entries than Google allows.',
  TOO_MANY_VALUES: 'This has more entries than Google allows.',
  THROTTLED: 'Google isn’t accepting changes to this field right now. Try again in a few hours.',
  STALE_DATA: 'Google changed this profile in the meantime. Review its updates, then save again.',
  UNVERIFIED_LOCATION: 'Verify the profile on Google to publish changes.',
};

interface ReasonSource {
  readonly reason: string;
  readonly message: string | null;
}

/** These reasons have several causes or waiting times, and only the provider's message says which applies. */
const ownTextFirst: ReadonlySet<string> = new Set([
  'INVALID_ADDRESS',
  'INVALID_CATEGORY',
  'INVALID_CATEGORY_FOR_SAB',
  'INVALID_CHARACTERS',
  'INVALID_HOURS_VALUE',
  'INVALID_LOCATION_CATEGORY',
  'INVALID_PHONE_NUMBER',
  'INVALID_PHONE_NUMBER_FOR_REGION',
  'INVALID_TIME_SCHEDULE',
  'INVALID_URL',
  'MISSING_ADDRESS_COMPONENTS',
  'STRING_TOO_LONG',
  'STRING_TOO_SHORT',
  'THROTTLED',
  'TOO_MANY_ENTRIES',
  'TOO_MANY_VALUES',
  'UNVERIFIED_LOCATION',
  'URL_PROVIDER_NOT_ALLOWED',
]);

/** An unknown reason appears as the provider's message or, without a message, as its code. */
export function reasonSentence({ reason, message }: ReasonSource): string {
  const own = message !== null && plainCode(message) !== plainCode(reason) ? message : '';
  return (
    (ownTextFirst.has(reason) && own) ||
    (sentences[reason] ?? (message || (/^\w+$/.test(reason) ? plainCode(reason) : reason)))
  );
}

const plainCode = (reason: string): string =>
  reason.replaceAll('_', ' ').replace(/\.$/, '').toLowerCase();
