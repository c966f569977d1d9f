import { api } from '../api.ts';
import type { Location } from '../model/location.ts';
import type { Memory } from './step.ts';

export const noLocation = 'there is no location';

/** One that was there before the run, managed if any is. */
export function someLocation({ answers }: Memory): Location | undefined {
  const found = answers(api.locations.list).flatMap(({ data }) => data);
  return found.find((one) => one.gbp_management_status === 'enabled') ?? found[0];
}

/** A request about it; what is done to it is taken back, or says what it said already. */
export const atSome =
  <Request>(make: (location: Location, memory: Memory) => Request) =>
  (memory: Memory): Request | typeof noLocation => {
    const location = someLocation(memory);
    return location ? make(location, memory) : noLocation;
  };
