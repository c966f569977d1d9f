import type { allEndpoints } from '@placekeeper/contracts/api';
import { fillPath } from '@placekeeper/contracts/core/path';
import type { RequestParts } from '@placekeeper/contracts/testing/arbitrary-request';
import { idPlaces } from './id-places.ts';
import type { PopulatedAccount } from './populated-twin.ts';

export type Endpoint = (typeof allEndpoints)[number];

/** A normal run makes a fifth of the full run's requests. */
export const shareOf = (all: number): number => (isFullRun ? all : all / 5);

/** Whether a path can contain the parameters. A path can contain all text that the product sends. */
export function canTravel({ definition: { path } }: Endpoint, request: unknown): boolean {
  try {
    fillPath(path, (request as { params?: Readonly<Record<string, unknown>> }).params);
    return true;
  } catch {
    return false;
  }
}

/** Replaces the ids with ids that the caller owns, so that validation reaches the other values. */
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

/** `npm run test:full` runs every case of the tests that other runs only sample. */
export const isFullRun = process.env['PLACEKEEPER_SWEEPS'] !== undefined;
