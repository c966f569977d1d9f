import { hiddenCharacter } from '../../rules/hidden-characters.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Profile } from '../profile.ts';

export interface ValidatedPatch {
  readonly live: Profile;
  readonly next: Profile;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly servicesBlocked: boolean;
  readonly catalogue: Catalogue;
}

export interface Rejection {
  readonly reason: string;
  readonly message: string;
}

/** Returns all errors of a field, so that users can correct them together. */
export type Validator = (patch: ValidatedPatch) => readonly Rejection[];

export const rejectWhere = (
  ...rules: readonly (readonly [wrong: boolean, reason: string, message: string])[]
): readonly Rejection[] =>
  rules.filter(([wrong]) => wrong).map(([, reason, message]) => ({ reason, message }));

export const hasHidden = (text: string | null, lines?: 'several'): boolean =>
  text !== null && hiddenCharacter(text, lines) !== null;

export const hiddenMessage = 'The text contains hidden characters.';

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
