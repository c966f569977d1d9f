import { decode } from '@placekeeper/contracts/core/decode';
import { LocationId } from '@placekeeper/contracts/core/id';
import { useParams } from 'react-router';
import { apiError } from '../http/api-error.ts';

/** SHELL-14: an invalid id in the address counts as an unknown location. */
export function readLocationId(param: string | undefined): LocationId {
  const id = decode(LocationId, /^\d+$/.test(param ?? '') ? Number(param) : null);
  if (!id.ok) throw apiError({ kind: 'not-found' }, { endpoint: 'locations.show' });
  return id.value;
}

export const useLocationId = (): LocationId => readLocationId(useParams()['location']);
