import { phoneOrigin } from '@placekeeper/contracts/rules/phone-number';
import type { Profile } from '@placekeeper/contracts/profile/profile';

/** The country of a business; one that hides its address is where its telephone is. */
export const regionOf = ({ storefrontAddress, phoneNumbers }: Profile): string | null =>
  storefrontAddress?.regionCode ??
  phoneOrigin(phoneNumbers.primaryPhone ?? '', undefined)?.country ??
  null;
