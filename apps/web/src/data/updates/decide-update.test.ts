import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiError, type Failure } from '../http/api-error.ts';
import { decideUpdate } from './decide-update.ts';

const platform = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/client.ts', () => platform);

const location = { id: 7, name: 'Harbour Dental' };

beforeEach(() => {
  platform.call.mockReset();
});

/** Accepts an update whose call fails; a read then returns the given resolution. */
function accept(failure: Failure, resolved: string | null) {
  platform.call.mockImplementation(async ({ id }: AnyEndpoint) => {
    if (id === updates.accept.id) throw apiError(failure, { endpoint: id });
    if (id === locations.show.id) return { location };
    return { google_update: { location, resolution: resolved && { resolved_action: resolved } } };
  });
  return decideUpdate('accept', GoogleUpdateId.parse(3));
}

test.each<Failure>([{ kind: 'offline' }, { kind: 'conflict' }])(
  'an update that was accepted despite the error %j counts as accepted @UPD-12 @ERR-4',
  async (failure) => {
    await expect(accept(failure, 'accepted')).resolves.toEqual({ location });
  },
);

test.each([null, 'rejected', 'nullified'])(
  'an update that is %s after an error was not accepted @UPD-3 @ERR-4',
  async (resolved) => {
    await expect(accept({ kind: 'conflict' }, resolved)).rejects.toMatchObject({
      kind: 'conflict',
    });
  },
);

test('a server error is not looked up @UPD-12', async () => {
  await expect(accept({ kind: 'server', status: 500 }, 'accepted')).rejects.toMatchObject({
    kind: 'server',
  });
  expect(platform.call).toHaveBeenCalledOnce();
});
