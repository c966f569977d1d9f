import type { allEndpoints } from '@placekeeper/contracts/api';
import { fillPath } from '@placekeeper/contracts/core/path';
import type { RequestParts } from '@placekeeper/contracts/testing/arbitrary-request';
import { isFullRun } from './full-run.ts';
import { idPlaces } from './id-places.ts';
import type { PopulatedAccount } from './populated-twin.ts';

export type Endpoint = (typeof allEndpoints)[number];

/** The fraction of the full run's requests. */
export const shareOf = (all: number): number => (isFullRun ? all : all / 5);

/** Whether the text is valid in an address, as all text is that the product sends. */
export function canTravel({ definition: { path } }: Endpoint, request: unknown): boolean {
  try {
    fillPath(path, (request as { params?: Readonly<Record<string, unknown>> }).params);
    return true;
  } catch {
    return false;
  }
}

/** The same request with existing ids of the caller, so that its other values are validated. */
export function aboutOwn(
  { ids }: PopulatedAccount,
  endpoint: Endpoint,
  request: RequestParts,
  round: number,
  parts: readonly string[] = ['params', 'query', 'body'],
): RequestParts {
  return idPlaces(endpoint)
    .filter(({ part }) => parts.includes(part))
    .reduce((changed, { kind, put }) => {
      const own = ids[kind] ?? [];
      const id = own[round % own.length];
      if (id === undefined)
        throw new Error(`${endpoint.id} takes the id of a ${kind}: give the populatedAccount one`);
      return put(changed, id);
    }, request);
}
