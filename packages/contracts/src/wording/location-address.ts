import type { Location } from '../model/location.ts';
import { townLine } from './town-line.ts';

type Addressed = Partial<
  Pick<
    Location,
    | 'formatted_address'
    | 'has_storefront_address'
    | 'street_address_1'
    | 'street_address_2'
    | 'locality'
    | 'postal_code'
    | 'administrative_area'
    | 'region_code'
  >
>;

/** One line, composed from the parts if the platform sends no `formatted_address`. Null without an address. */
export function locationAddress(location: Addressed): string | null {
  const { formatted_address: said, has_storefront_address: isShown } = location;
  if (said?.trim()) return said;
  if (isShown === false) return null;
  const lines = [location.street_address_1, location.street_address_2, townLine(location)];
  return lines.filter(Boolean).join(', ') || null;
}
