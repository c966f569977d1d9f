import type { LocationAddress } from '../model/location.ts';
import { countryName } from './country-name.ts';

/** As on an envelope, line by line; none where there is no address. */
export function addressLines(address: LocationAddress | null): readonly string[] {
  if (!address) return [];
  const lines = [
    address.street_address_1,
    address.street_address_2,
    [address.locality, address.postal_code].filter(Boolean).join(' '),
    address.administrative_area,
    address.region_code && countryName(address.region_code),
  ];
  return lines.filter((line): line is string => Boolean(line));
}
