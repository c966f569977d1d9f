import type { Catalogue } from '../catalogue.ts';

const places = new Set(
  [
    'atm',
    'casino',
    'church',
    'electric_vehicle_charging_station',
    'gas_station',
    'library',
    'mosque',
    'movie_theater',
    'museum',
    'parking_garage',
    'parking_lot',
    'shopping_center',
    'supermarket',
    'zoo',
  ].map((name) => `gcid:${name}`),
);

/** Customers visit businesses of these categories, so they need an address and cannot have service areas. */
export const needsStorefront = (categoryId: string, { isLodging }: Catalogue): boolean =>
  places.has(categoryId) || isLodging(categoryId);
