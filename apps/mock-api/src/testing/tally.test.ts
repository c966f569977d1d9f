import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { control } from '../control/contract.ts';
import { takeTally } from './tally.ts';
import { createTestTwin } from './test-twin.ts';

test('the answers of all twins of a file are added up, and forced answers are counted separately', async () => {
  expect(takeTally()).toBeUndefined();
  for (const _ of ['one twin', 'another']) {
    const user = await createTestTwin().as('owner', { locations: 2 });
    const fault = { endpoint: 'tags.list', status: 503, times: 2 };
    await user.succeed(control.armFault, { body: fault });
    for (let time = 0; time < 3; time += 1) await user.call(api.tags.list);
  }
  const counted = takeTally();
  expect(counted?.byRule['tags.list']).toEqual({ 200: 2 });
  expect(counted?.byFault).toEqual({ 'tags.list': { 503: 4 } });
  expect(counted?.events['gbp-update.received']).toBeGreaterThan(1);
  expect(takeTally(), 'the next file').toBeUndefined();
});
