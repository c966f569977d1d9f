import type { AddressValue } from '../model/field-value.ts';
import { countryName } from './country-name.ts';
import { hasStateInTownLine, townLine } from './town-line.ts';

type Address = {
  readonly [Line in keyof typeof AddressValue.shape]?: AddressValue[Line] | undefined;
};

/** The lines of an address on an envelope; empty without an address. */
export function addressLines(address: Address | null): readonly string[] {
  if (!address) return [];
  const { recipients = [], organization, sublocality } = address;
  const lines = [
    ...recipients,
    organization,
    address.street_address_1,
    address.street_address_2,
    sublocality,
    townLine(address),
    hasStateInTownLine(address) ? null : address.administrative_area,
    address.region_code && countryName(address.region_code),
  ];
  return lines.filter((line): line is string => Boolean(line));
}
