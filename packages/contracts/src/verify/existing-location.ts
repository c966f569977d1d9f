import { api } from '../api.ts';
import type { SentLocation } from '../model/location.ts';
import type { Memory } from './step.ts';

export const noLocation = 'there is no location';

/** The locations that existed before the run. */
const knownLocations = ({ answers }: Memory): readonly SentLocation[] =>
  answers(api.locations.list).flatMap(({ data }) => data);

export function managedLocations(memory: Memory): readonly SentLocation[] {
  const managed = knownLocations(memory).filter((one) => one.gbp_management_status === 'enabled');
  return [...new Map(managed.map((one) => [one.id, one])).values()];
}

export const existingLocation = (memory: Memory): SentLocation | undefined =>
  managedLocations(memory)[0] ?? knownLocations(memory)[0];

/** Builds a request about an existing location. The request repeats the current state, or a later step undoes it. */
export const atExisting =
  <Request>(make: (location: SentLocation, memory: Memory) => Request) =>
  (memory: Memory): Request | typeof noLocation => {
    const location = existingLocation(memory);
    return location ? make(location, memory) : noLocation;
  };
