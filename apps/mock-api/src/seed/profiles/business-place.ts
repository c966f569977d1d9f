import type { Profile } from '@placekeeper/contracts/profile/profile';
import { type City, placesAround, streetsOf } from '../data/cities.ts';
import type { Random } from './random.ts';

export interface Site {
  readonly city: City;
  readonly district: City['districts'][number];
  readonly street: string;
}

const kilometresPerDegree = 111.32;
const postcodeLetters: Readonly<Partial<Record<City['regionCode'], string>>> = {
  GB: 'ABDEFGHJLNPQRSTUWXYZ',
  CA: 'ABCEGHJKLMNPRSTVWXYZ',
  IE: 'ACDEFHKNPRTVWXY',
};

export function siteIn(random: Random, city: City, district = random.pick(city.districts)): Site {
  return { city, district, street: random.pick(streetsOf(city)) };
}

export function addressOf(
  random: Random,
  { city, district, street }: Site,
): NonNullable<Profile['storefrontAddress']> {
  const { regionCode } = city;
  return {
    addressLines: addressLines(random, regionCode, street),
    // Australian addresses contain the suburb instead of the city.
    locality: regionCode === 'AU' ? district.name : city.locality,
    administrativeArea: regionCode === 'NZ' || regionCode === 'DE' ? null : city.administrativeArea,
    postalCode: random.fill(district.postalCode, postcodeLetters[regionCode] ?? 'A'),
    regionCode,
  };
}

function addressLines(random: Random, regionCode: City['regionCode'], street: string): string[] {
  if (regionCode === 'DE')
    return [
      `${street} ${random.int(1, 140)}${random.chance(0.15) ? random.pick(['a', 'b', 'c']) : ''}`,
    ];
  const number =
    regionCode === 'US' || regionCode === 'CA' ? random.int(100, 4800) : random.int(1, 260);
  const line = `${number}${street.startsWith('rue') || street.startsWith('boulevard') ? ',' : ''} ${street}`;
  if (!random.chance(0.18)) return [line];
  if (regionCode === 'US' || regionCode === 'CA') return [line, `Suite ${random.int(100, 620)}`];
  if (regionCode === 'AU' || regionCode === 'NZ') return [`Level ${random.int(1, 6)}`, line];
  return [
    random.pick([
      `Unit ${random.int(1, 18)}`,
      'Ground Floor',
      'First Floor',
      `Unit ${random.int(1, 9)}, The Old Brewery`,
    ]),
    line,
  ];
}

/** A point within three kilometres of the city's centre. */
export function positionOf(random: Random, { city }: Site): NonNullable<Profile['latlng']> {
  const angle = (random.int(0, 3599) / 3600) * 2 * Math.PI;
  const kilometres = Math.sqrt(random.int(1, 1000) / 1000) * 3;
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  const perDegreeOfLongitude = kilometresPerDegree * Math.cos((city.latitude * Math.PI) / 180);
  return {
    latitude: round(city.latitude + (Math.sin(angle) * kilometres) / kilometresPerDegree),
    longitude: round(city.longitude + (Math.cos(angle) * kilometres) / perDegreeOfLongitude),
  };
}

export function serviceAreaOf(random: Random, { city }: Site): Profile['serviceArea'] {
  const [home, ...around] = placesAround(city);
  return [...(home ? [home] : []), ...random.some(around, 0.7)].map(({ placeId, placeName }) => ({
    placeId,
    placeName,
  }));
}
