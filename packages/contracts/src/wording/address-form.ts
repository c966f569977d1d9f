import { AU, BR, CA, IT, US, type CountryData } from 'country-region-data';
import { formatAddress } from 'localized-address-format';

export type AddressPart = 'street' | 'locality' | 'administrative_area' | 'postal_code';

export interface AddressForm {
  /** The parts of the country's addresses in their order. */
  readonly parts: readonly AddressPart[];
  readonly localityName: string;
  readonly areaName: string;
  readonly postalCodeName: string;
  /** The states or provinces by code; null if the area is entered as text. */
  readonly areas: readonly { readonly value: string; readonly label: string }[] | null;
}

const marks: Readonly<Record<string, AddressPart>> = {
  '\u0001': 'street',
  '\u0002': 'locality',
  '\u0003': 'administrative_area',
  '\u0004': 'postal_code',
};

/** Formats an address that has a mark in each part, and reads the order of the marks. */
function partsOf(region: string): readonly AddressPart[] {
  const address = formatAddress(
    {
      postalCountry: region,
      addressLines: ['\u0001'],
      locality: '\u0002',
      administrativeArea: '\u0003',
      postalCode: '\u0004',
    },
    'latin',
  ).join('\n');
  return address.split('').flatMap((character) => marks[character] ?? []);
}

/** The name of the administrative area by country, from Google's libaddressinput. Other countries use "Region". */
const areaNames: Readonly<Record<string, readonly string[]>> = {
  State: 'AU BR IN MX MY NG US VE'.split(' '),
  Province: 'AF AR BE CA CL CN CR CU DO EC ES ID IT KH LA NL PA PH PK PY TH TR VN ZA'.split(' '),
  County: 'GB HR IE KE NO RO SE'.split(' '),
  Prefecture: ['JP'],
  Canton: ['CH'],
  Emirate: ['AE'],
  Department: 'CO HN NI SV UY'.split(' '),
  Parish: 'AD BB JM'.split(' '),
  Oblast: 'KZ RU UA'.split(' '),
};

const postalCodeNames: Readonly<Record<string, readonly string[]>> = {
  'ZIP code': 'AS GU MP PH PR US VI'.split(' '),
  Postcode: 'AU GB GG IM JE MY NL NZ'.split(' '),
  Eircode: ['IE'],
  'PIN code': ['IN'],
};

const localityNames: Readonly<Record<string, readonly string[]>> = {
  City: 'CA US'.split(' '),
  Suburb: ['AU'],
};

const nameIn = (
  names: Readonly<Record<string, readonly string[]>>,
  region: string,
  otherwise: string,
): string => Object.keys(names).find((name) => names[name]?.includes(region)) ?? otherwise;

const regions: Readonly<Record<string, CountryData>> = { AU, BR, CA, IT, US };

export function addressForm(region: string): AddressForm {
  return {
    parts: partsOf(region),
    localityName: nameIn(localityNames, region, 'Town or city'),
    areaName: nameIn(areaNames, region, 'Region'),
    postalCodeName: nameIn(postalCodeNames, region, 'Postal code'),
    areas: regions[region]?.[2].map(([label, value]) => ({ value, label })) ?? null,
  };
}
