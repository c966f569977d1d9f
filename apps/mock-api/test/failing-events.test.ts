import { api } from '@placekeeper/contracts/api';
import { events } from '@placekeeper/contracts/events';
import { expect, test, vi } from 'vitest';
import { control } from '../src/control/contract.ts';
import { createTestTwin } from '../src/testing/test-twin.ts';

test('no event that cannot be sent fails the write that caused it @RT-1', async () => {
  const twin = createTestTwin();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = new Set<string>();
  vi.spyOn(twin.deps.hub, 'publish').mockImplementation((_channel, name) => {
    failed.add(name);
    throw new RangeError(`Event ${name} is too large`);
  });

  const guest = twin.guest();
  for (const scenario of ['import-with-errors', 'failed-publishing', 'many-updates'] as const)
    await guest.succeed(control.createAccount, { body: { scenario } });

  const owner = await twin.as('owner', { locations: 4 });
  const { data } = await owner.succeed(api.locations.list, {});
  const { tokens } = await owner.succeed(api.googleTokens.list);
  const managed = data.find(({ gbp_management_status }) => gbp_management_status === 'enabled');
  const [token] = tokens;
  if (!managed || !token) throw new Error('The owner manages no location');
  const at = { params: { id: managed.id } };
  await owner.succeed(api.locations.update, { ...at, body: { name: 'Quay Books' } });
  await owner.succeed(api.googleLocations.fetch, { body: { google_account: token.id } });
  await owner.advance(300_000);
  await owner.succeed(control.changeProfile, {
    body: { location_id: managed.id, type: 'google', field_name: 'title' },
  });
  await owner.succeed(control.loseAuthorization, { body: { token_id: token.id } });

  const { location } = await owner.succeed(api.locations.show, at);
  expect(location.name).toBe('Quay Books');
  expect([...failed].toSorted()).toEqual(Object.keys(events).toSorted());
  expect(logged).toHaveBeenCalled();
});
