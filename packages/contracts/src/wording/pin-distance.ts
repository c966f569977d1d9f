export interface Pin {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusMetres = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance. */
export function metresBetween(a: Pin, b: Pin): number {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const h =
    halfLatitude ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Degrees clockwise from north. */
export function bearingBetween(a: Pin, b: Pin): number {
  const [from, to, across] = [
    radians(a.latitude),
    radians(b.latitude),
    radians(b.longitude - a.longitude),
  ];
  const east = Math.sin(across) * Math.cos(to);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(across);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

export const directionText = (bearing: number): string =>
  directions[Math.round(bearing / 45) % 8] ?? 'north';

/** `38 m`, `1.2 km`, `140 km` */
export function distanceText(metres: number): string {
  if (metres < 1) return 'less than 1 m';
  if (metres < 1000) return `${Math.round(metres)} m`;
  const kilometres = metres / 1000;
  return `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km`;
}
