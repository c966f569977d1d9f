import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';

export type PhoneResult = { readonly phone: string } | { readonly fault: string };

/** Reads a number as people write it in their country and answers it in the international form. */
export function readPhone(text: string, region: CountryCode | undefined): PhoneResult {
  if (!region && !text.trim().startsWith('+')) {
    return {
      fault: `"${text}" needs its country code, as +44 117 496 0123, because the row names no country.`,
    };
  }
  const number = parsePhoneNumberFromString(text, region);
  if (!number?.isValid() || number.ext !== undefined)
    return { fault: `"${text}" is not a phone number that exists.` };
  if (region && number.countryCallingCode !== getCountryCallingCode(region)) {
    return { fault: `"${text}" is not a phone number of ${region}.` };
  }
  return { phone: number.formatInternational() };
}
