import type { LocationAddress, SentLocationAddress } from '../model/location.ts';
import { townLine } from '../wording/town-line.ts';
import type { PostalAddress } from './profile.ts';

/** The platform has two lines, so the provider's further lines are joined into the second. */
export function addressToWire(address: PostalAddress | null): SentLocationAddress | null {
  if (!address) return null;
  const [first = null, ...rest] = address.addressLines;
  return {
    street_address_1: first,
    street_address_2: rest.length === 0 ? null : rest.join(', '),
    locality: address.locality,
    administrative_area: address.administrativeArea,
    postal_code: address.postalCode,
    region_code: address.regionCode,
  };
}

export function addressFromWire(address: LocationAddress | null): PostalAddress | null {
  if (!address) return null;
  return {
    addressLines: [address.street_address_1, address.street_address_2].filter(
      (line): line is string => Boolean(line),
    ),
    locality: address.locality || null,
    administrativeArea: address.administrative_area || null,
    postalCode: address.postal_code || null,
    regionCode: address.region_code ?? '',
  };
}

/** One line, such as `12 Harbour Street, Bristol BS1 4RN`. */
export function formatAddress(address: PostalAddress | null): string | null {
  if (!address) return null;
  const town = townLine(addressToWire(address) ?? {});
  return [...address.addressLines, town].filter(Boolean).join(', ') || null;
}
