import { decode } from '@placekeeper/contracts/core/decode';
import { envelope } from '@placekeeper/contracts/core/envelope';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { Location } from '@placekeeper/contracts/model/location';
import * as z from '@placekeeper/contracts/core/zod';
import { rememberLocation } from '../location-cache/location-cache.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';

const Answer = envelope('location', z.looseObject({ location: Location }));

/** Undefined if the platform's response lacks the location. */
export function readLocationResponse(id: LocationId, answer: unknown): Location | undefined {
  const read = decode(Answer, answer);
  return read.ok && read.value.location.id === id ? read.value.location : undefined;
}

/** Updates the caches from the response to a job's call. */
export function cacheLocationResponse(id: LocationId, answer: unknown): Location | undefined {
  const location = readLocationResponse(id, answer);
  if (location) rememberLocation(location);
  else announceLocationChange({ kind: 'outdated', id });
  return location;
}
