import parsePhone, { isSupportedCountry } from 'libphonenumber-js/max';

const read = (phone: string, region: string | undefined) =>
  region && isSupportedCountry(region) ? parsePhone(phone, region) : parsePhone(phone);

/** Why nobody can be called there; null when somebody can. */
export function phoneFault(phone: string, region: string | undefined): string | null {
  if (read(phone, region)?.isValid()) return null;
  return region && isSupportedCountry(region)
    ? `This is not a phone number that exists in ${region}.`
    : 'Enter a phone number with its country, as +44 117 496 0123.';
}

/** The same however it is written, with its country or without. */
export const phoneKey = (phone: string, region: string | undefined): string =>
  read(phone, region)?.number ?? phone.replaceAll(/\D/g, '');
