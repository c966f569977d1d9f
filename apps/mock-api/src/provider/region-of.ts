import parsePhone from 'libphonenumber-js/max';
import type { Profile } from './profile.ts';

/** The country of a business; one that hides its address is where its telephone is. */
export const regionOf = ({ storefrontAddress, phoneNumbers }: Profile): string | null =>
  storefrontAddress?.regionCode ?? parsePhone(phoneNumbers.primaryPhone ?? '')?.country ?? null;
