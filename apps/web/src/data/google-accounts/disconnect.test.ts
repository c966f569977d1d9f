import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { expect, test } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';
import { call } from '../api/client.ts';
import { isChangedElsewhere } from '../http/api-error.ts';
import { disconnectSeen } from './mutations.ts';
import { managedCount } from './queries.ts';

const accounts = async () => (await call(googleTokens.list, {})).tokens;

test('@GACC-1 @DET-3 disconnecting an account asks again if another device has managed more of its locations', async () => {
  await openTwinPage();
  const managed = (await call(locations.list, {})).data.find(
    ({ gbp_management_status: status }) => status === 'enabled',
  );
  if (!managed) throw new Error('There is no managed location.');
  await call(locations.disableManagement, { params: { id: managed.id } });
  const shown = await accounts();
  await call(locations.enableManagement, { params: { id: managed.id } });
  const now = await accounts();
  const at = now.findIndex((one, index) => {
    const before = shown[index];
    return before && managedCount(one) !== managedCount(before);
  });
  const [before, after] = [shown[at], now[at]];
  if (!before || !after) throw new Error('No account has other locations.');
  const isAsked = disconnectSeen(before).then(() => false, isChangedElsewhere);
  expect(await isAsked).toBe(true);
  expect(await accounts()).toEqual(now);
  await disconnectSeen(after);
  await disconnectSeen(after);
  expect(await accounts()).not.toContainEqual(expect.objectContaining({ id: after.id }));
});
