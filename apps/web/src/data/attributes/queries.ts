import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { attributes } from '@placekeeper/contracts/endpoints/attributes';
import { can, useCan } from '../session/capabilities.ts';
import { call } from '../api/client.ts';
import { keyOf } from '../api/query.ts';
import { prefetch } from '../api/prefetch.ts';
import { readIntoCache } from '../api/write-cache.ts';
import { locationQuery, noteIfGone } from '../api/location-query.ts';

export type LocationAttributes = SuccessOf<typeof attributes.show>;

export const useOffersAttributes = (): boolean => useCan('attributes');

export const attributesKey = (id: LocationId) => keyOf(attributes.show, { params: { id } });

export const attributeQueries = {
  ofLocation: (id: LocationId) => locationQuery(attributes.show, { params: { id } }),
};

export const updateAttributes = attributes.update;

/** Reads without the cache. */
export const fetchAttributes = (
  id: LocationId,
  signal?: AbortSignal,
): Promise<LocationAttributes> => call(attributes.show, { params: { id } }, { signal });

/** ATTR-1: reads the platform's current values before a save. */
export const readAttributesAgain = (id: LocationId): Promise<LocationAttributes> =>
  readIntoCache(attributesKey(id), () => noteIfGone(id, fetchAttributes(id)));

export function prefetchAttributes(id: LocationId): void {
  if (can('attributes')) prefetch(attributeQueries.ofLocation(id));
}
