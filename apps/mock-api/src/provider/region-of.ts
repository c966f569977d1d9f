import { phoneOrigin } from '@placekeeper/contracts/rules/phone-number';
import type { Profile } from '@placekeeper/contracts/profile/profile';

/** The country of a business; without an address, the country of its telephone number. */
export const regionOf = ({ storefrontAddress, phoneNumbers }: Profile): string | null =>
  storefrontAddress?.regionCode ??
  phoneOrigin(phoneNumbers.primaryPhone ?? '', undefined)?.country ??
  null;
