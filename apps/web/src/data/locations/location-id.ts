import { LocationId } from '@placekeeper/contracts/core/id';
import { useParams } from 'react-router';
import * as z from 'zod/mini';
import { apiError } from '../http/api-error.ts';

/** SHELL-14: an invalid id in the address counts as an unknown location. */
export function readLocationId(param: string | undefined): LocationId {
  const id = z.safeParse(LocationId, /^\d+$/.test(param ?? '') ? Number(param) : null);
  if (!id.success) throw apiError({ kind: 'not-found' }, { endpoint: 'locations.show' });
  return id.data;
}

export const useLocationId = (): LocationId => readLocationId(useParams()['location']);
