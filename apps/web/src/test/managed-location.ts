import { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { vi } from 'vitest';
import { someLocation } from './some-location.ts';

export const managedLocation: Location = {
  ...someLocation,
  id: LocationId.parse(7),
  name: 'Harbour Street',
  gbp_management_status: 'enabled',
};

/** A platform that turns off the management of `managedLocation`. Calls `written` with the address of each write. */
export const stubManagementOff = (written: (address: string) => void): void => {
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'POST') written(address);
    return Response.json({ location: { ...managedLocation, gbp_management_status: 'disabled' } });
  });
};
