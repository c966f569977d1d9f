import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';

type Named = Pick<Location, 'id' | 'name' | 'store_code' | 'formatted_address'>;

/** LOC-7: unique names for the controls of rows. Equal names are followed by the store code or the address. */
export function distinctNames(locations: readonly Named[]): (location: Named) => string {
  const byName = Map.groupBy(locations, ({ name }) => name);
  const names = new Map<LocationId, string>();
  for (const [name, alike] of byName) {
    for (const location of alike) {
      const apart = alike.length > 1 && (storeCodeOf(location) || location.formatted_address);
      names.set(location.id, apart ? `${name}, ${apart}` : name);
    }
  }
  return ({ id, name }) => names.get(id) ?? name;
}
