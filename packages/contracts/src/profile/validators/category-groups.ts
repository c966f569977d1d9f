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

/** Businesses that are a place people come to: without an address, or at the customer's, they are nothing. */
export const needsStorefront = (categoryId: string, { isLodging }: Catalogue): boolean =>
  places.has(categoryId) || isLodging(categoryId);
