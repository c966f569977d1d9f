import type { LocationPatch } from '../model/location.ts';
import { addDays, isCalendarDate } from './calendar-date.ts';
import { characterCount } from './character-count.ts';
import { isCountryCode } from './country-code.ts';
import { hiddenCharacterError } from './hidden-characters.ts';
import { profileLimits } from './limits.ts';
import { containsPhoneNumber } from './phone-in-text.ts';
import { containsCredentials, containsWebAddress, isWebsite } from './web-address.ts';
import { validateOpeningHours } from './validate-opening-hours.ts';

/** Messages by field path, in the form of a 422 answer. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Adds a message, or nothing if it is null. */
export type Add = (path: string, message: string | null) => void;

export function collectErrors(check: (add: Add) => void): FieldErrors {
  const errors: Record<string, readonly string[]> = {};
  check((path, message) => {
    if (message) errors[path] = [...(errors[path] ?? []), message];
  });
  return errors;
}

type Check<Value> = (value: Value, today: string) => string | null;
type TextField = {
  [Key in keyof LocationPatch]-?: string extends LocationPatch[Key] ? Key : never;
}[keyof LocationPatch];

const tooLong = (text: string, maximum: number, what: string) =>
  characterCount(text) > maximum
    ? `${what} can have up to ${maximum} characters (now ${characterCount(text)}).`
    : null;

const checkName: Check<string> = (name) => {
  if (name.trim() === '') return 'Enter a business name.';
  const hidden = hiddenCharacterError(name);
  if (hidden) return hidden;
  if (/[<>]/.test(name)) return 'Business names can’t contain < or >.';
  if (containsWebAddress(name)) return 'Business names can’t contain a URL.';
  return tooLong(name, profileLimits.name, 'Business names');
};

const checkStoreCode: Check<string> = (code) => {
  const hidden = hiddenCharacterError(code);
  if (hidden) return hidden;
  if (code !== code.trim()) return 'Remove the space at the start or end of the store code.';
  if (/[<>]/.test(code)) return 'Store codes can’t contain < or >.';
  if (containsWebAddress(code)) return 'A store code can’t be a URL.';
  return tooLong(code, profileLimits.storeCode, 'Store codes');
};

const checkDescription: Check<string> = (description) => {
  const hidden = hiddenCharacterError(description, 'several');
  if (hidden) return hidden;
  if (containsWebAddress(description)) return 'Google doesn’t allow links in the description.';
  if (containsPhoneNumber(description))
    return 'Google doesn’t allow phone numbers in the description.';
  if (/[<>]/.test(description)) return 'Descriptions can’t contain < or >.';
  return tooLong(description, profileLimits.description, 'Descriptions');
};

export const isPostOfficeBox = (line: string): boolean => /\bp\.?\s?o\.?\s?box\b/i.test(line);

/** Checks only the form; the platform checks whether a number exists in its country. */
export const checkPhone: Check<string> = (phone) => {
  const hidden = hiddenCharacterError(phone);
  if (hidden) return hidden;
  if (containsWebAddress(phone)) return 'Enter only a phone number, without a link.';
  if (!/^\(?\+?[\d\s().\-/]*$/.test(phone.trim())) {
    return 'Enter a phone number, such as +44 117 496 0123.';
  }
  const digits = phone.replaceAll(/\D/g, '').length;
  return digits < 5 || digits > 15 ? 'Phone numbers must have 5 to 15 digits.' : null;
};

const checkWebsite: Check<string> = (address) => {
  const hidden = hiddenCharacterError(address);
  if (hidden) return hidden;
  if (containsCredentials(address.trim()))
    return 'Remove the username and password from this URL. It’s shown publicly.';
  if (/\s/.test(address.trim()) && containsPhoneNumber(address))
    return 'Enter only a URL, without a phone number.';
  if (!isWebsite(address.trim())) return 'Enter a full URL, such as https://example.com/bristol.';
  return tooLong(address, profileLimits.websiteUrl, 'URLs');
};

/** The oldest businesses in the world are from the sixth century. */
const oldestOpeningDate = '0500-01-01';

/** `date` exists. */
export const openingDateError: Check<string> = (date, today) => {
  if (date < oldestOpeningDate) return 'Enter the full year, such as 2019.';
  return date > addDays(today, profileLimits.openingDateDaysAhead)
    ? 'The opening date can’t be more than a year from now.'
    : null;
};

const checkOpeningDate: Check<string> = (date, today) =>
  isCalendarDate(date) ? openingDateError(date, today) : 'Enter a date, such as 2019-06-01.';

/** WEB-1: the last segment of the business website's URL. */
const checkSlug: Check<string> = (slug) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? null
    : (hiddenCharacterError(slug) ??
      'Use lowercase letters, numbers and single hyphens, such as harbour-books.');

const checkStreet: Check<string> = (line) =>
  hiddenCharacterError(line) ?? (isPostOfficeBox(line) ? 'Google doesn’t accept PO boxes.' : null);

const checkLine: Check<string> = (line) => hiddenCharacterError(line);

const checkCountry: Check<string> = (code) => {
  if (!/^[A-Z]{2}$/.test(code)) return 'Use a two-letter country code, such as GB.';
  return isCountryCode(code) ? null : `${code} isn’t a valid country code.`;
};

const checks: Partial<Record<TextField, Check<string>>> = {
  store_code: checkStoreCode,
  description: checkDescription,
  phone_number: checkPhone,
  website_url: checkWebsite,
  date_established: checkOpeningDate,
  business_website_slug: checkSlug,
  street_address_1: checkStreet,
  street_address_2: checkStreet,
  locality: checkLine,
  administrative_area: checkLine,
  postal_code: checkLine,
  label: checkLine,
  region_code: checkCountry,
};

/**
 * DET-2: the provider's rules for a patch. Returns all errors. The form applies the rules before sending, the platform
 * before accepting. An empty text clears an optional field and is never an error. `today` is `YYYY-MM-DD`.
 */
export const validateLocation = (patch: LocationPatch, today: string): FieldErrors =>
  collectErrors((add) => {
    if (patch.name !== undefined) add('name', checkName(patch.name, today));
    for (const [field, check] of Object.entries(checks)) {
      const value = patch[field as keyof typeof checks];
      if (typeof value === 'string' && value !== '') add(field, check(value, today));
    }
    validateAddress(patch, add);
    validateCoordinates(patch, add);
    validateLists(patch, add, today);
    if (patch.opening_hours) {
      for (const [path, message] of validateOpeningHours(patch.opening_hours)) add(path, message);
    }
  });

function validateAddress(patch: LocationPatch, add: Add): void {
  if (patch.has_storefront_address === true) {
    if (patch.street_address_1 === '' || patch.street_address_1 === null) {
      add('street_address_1', 'Enter a street for the storefront address.');
    }
    if (patch.region_code === '' || patch.region_code === null) {
      add('region_code', 'Choose a country.');
    }
  }
}

/** Software that finds no coordinates writes 0, 0. */
export const nullIsland = 'Enter the coordinates. 0, 0 is a point in the Atlantic Ocean.';

function validateCoordinates(patch: LocationPatch, add: Add): void {
  const { lat, lng } = patch;
  if (typeof lat === 'number' && Math.abs(lat) > 90)
    add('lat', 'Latitude must be between -90 and 90.');
  if (typeof lng === 'number' && Math.abs(lng) > 180)
    add('lng', 'Longitude must be between -180 and 180.');
  if (lat === 0 && lng === 0) add('lat', nullIsland);
  if (typeof lat === 'number' && lng === null) add('lng', 'Enter both latitude and longitude.');
  if (typeof lng === 'number' && lat === null) add('lat', 'Enter both latitude and longitude.');
}

function validateLists(patch: LocationPatch, add: Add, today: string): void {
  const phones = patch.additional_phone_numbers ?? [];
  if (phones.length > profileLimits.additionalPhones) {
    add(
      'additional_phone_numbers',
      `Google allows up to ${profileLimits.additionalPhones} additional numbers.`,
    );
  }
  phones.forEach((phone, index) =>
    add(`additional_phone_numbers.${index}`, checkPhone(phone, today)),
  );
  if ((patch.service_areas?.length ?? 0) > profileLimits.serviceAreas) {
    add('service_areas', `Google allows up to ${profileLimits.serviceAreas} service areas.`);
  }
  patch.service_areas?.forEach(({ name }, index) =>
    add(`service_areas.${index}.name`, hiddenCharacterError(name)),
  );
}
