import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { countryInSentence } from '../wording/country-name.ts';

const read = (phone: string, region: string | undefined) =>
  region && isSupportedCountry(region)
    ? parsePhoneNumberFromString(phone, region)
    : parsePhoneNumberFromString(phone);

export function phoneError(phone: string, region: string | undefined): string | null {
  if (read(phone, region)?.isValid()) return null;
  return region && isSupportedCountry(region)
    ? `This isn’t a valid phone number in ${countryInSentence(region)}.`
    : 'Enter a phone number with its country code, such as +44 117 496 0123.';
}

/** Returns the same key for all notations of a number, with or without its country code. */
export const phoneKey = (phone: string, region: string | undefined): string =>
  read(phone, region)?.number ?? phone.replaceAll(/\D/g, '');

export interface PhoneOrigin {
  readonly country: string | undefined;
  /** The given `region`, or undefined if the library knows no phone numbers of that region. */
  readonly home: string | undefined;
}

/** Null if the text cannot be a phone number. */
export function phoneOrigin(phone: string, region: string | undefined): PhoneOrigin | null {
  const parsed = read(phone, region);
  if (!parsed?.isPossible()) return null;
  return {
    country: parsed.country,
    home: region && isSupportedCountry(region) ? region : undefined,
  };
}

export interface ParsedPhone {
  /** The international form. */
  readonly phone: string;
  readonly country: string | undefined;
}

/** Null unless the text is a valid number without an extension. */
export function parsePhone(text: string, region: string | undefined): ParsedPhone | null {
  const number = read(text, region);
  return number?.isValid() && number.ext === undefined
    ? { phone: number.formatInternational(), country: number.country }
    : null;
}

export type PhoneReading = { readonly phone: string } | { readonly error: string };

/** Converts a number in national or international notation to the international form. */
export function readPhone(text: string, region: string | undefined): PhoneReading {
  const home = region && isSupportedCountry(region) ? region : undefined;
  if (!home && !text.trim().startsWith('+')) {
    return {
      error: `“${text}” needs a country code, such as +44 117 496 0123, because the row has no country.`,
    };
  }
  const number = read(text, home);
  if (!number?.isValid() || number.ext !== undefined)
    return { error: `“${text}” isn’t a valid phone number.` };
  if (home && number.countryCallingCode !== getCountryCallingCode(home))
    return { error: `“${text}” isn’t a phone number in ${countryInSentence(home)}.` };
  return { phone: number.formatInternational() };
}
