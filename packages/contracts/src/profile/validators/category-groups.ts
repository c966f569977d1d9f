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

/** Kinds of business that customers visit, so they need an address and cannot be service area businesses. */
export const needsStorefront = (categoryId: string, { isLodging }: Catalogue): boolean =>
  places.has(categoryId) || isLodging(categoryId);
