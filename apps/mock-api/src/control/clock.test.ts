import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { isoTime } from '../domain/clock.ts';
import { importStepMs } from '../domain/imports/commands/import.ts';
import { manualStart } from '../seed/create-account.ts';
import { createTestTwin } from '../testing/test-twin.ts';
import { control } from './contract.ts';

async function importing() {
  const twin = createTestTwin();
  const user = twin.guest();
  await user.succeed(control.createAccount, { body: { scenario: 'import-running' } });
  return { ...twin, user };
}

test('the clock shows the time, whether it runs, and the next jobs', async () => {
  const { user } = await importing();
  expect(await user.succeed(control.clock)).toEqual({
    now: isoTime(manualStart),
    mode: 'manual',
    jobs: [{ kind: 'import.step', due_at: isoTime(manualStart + importStepMs) }],
    jobs_count: 1,
  });
});

test('the next job runs exactly at its due time, and later jobs do not run', async () => {
  const { user } = await importing();
  expect(await user.succeed(control.runNextJob)).toEqual({
    now: isoTime(manualStart + importStepMs),
    jobs: 1,
    kind: 'import.step',
  });
  expect(await user.succeed(api.googleLocations.importStatus)).toMatchObject({ complete: 110 });
});

test('without jobs the time does not change', async () => {
  const user = await createTestTwin().as('new');
  expect(await user.succeed(control.runNextJob)).toEqual({
    now: isoTime(manualStart),
    jobs: 0,
    kind: null,
  });
});

test('the clock can be started and stopped, and never goes back', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  const set = (mode: 'live' | 'manual') => user.call(control.setClock, { body: { mode } });
  expect(await set('live')).toMatchObject({ status: 200, body: { mode: 'live' } });
  expect(await set('manual')).toMatchObject({
    status: 200,
    body: { mode: 'manual', now: isoTime(manualStart) },
  });
  await user.advance(1000);
  expect(await set('live')).toMatchObject({ status: 409 });
  expect(await user.succeed(control.clock)).toMatchObject({
    mode: 'manual',
    now: isoTime(manualStart + 1000),
  });
  const nonsense = await user.send(control.setClock, { body: { mode: 'backwards' } });
  expect(nonsense.status).toBe(422);
});

test('a guest has no clock', async () => {
  const guest = createTestTwin().guest();
  for (const call of [control.clock, control.runNextJob]) {
    expect((await guest.call(call)).status).toBe(401);
  }
  expect((await guest.call(control.setClock, { body: { mode: 'live' } })).status).toBe(401);
});

test('the simulation can be changed as a whole or in part', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  const before = await user.succeed(control.simulation);
  expect(before).toEqual({ mood: 'still', speed: 1, digest_hour: 7 });
  await user.succeed(control.changeSimulation, { body: { mood: 'busy', speed: 60 } });
  await user.succeed(control.changeSimulation, { body: { digest_hour: 0 } });
  expect(await user.succeed(control.simulation)).toEqual({
    mood: 'busy',
    speed: 60,
    digest_hour: 0,
  });
  expect(await other.succeed(control.simulation)).toEqual(before);
});

test.each([{ mood: 'wild' }, { speed: 0 }, { digest_hour: 24 }, { other: 1 }])(
  'the simulation %j is refused',
  async (body) => {
    const twin = createTestTwin();
    const user = await twin.as('new');
    const refused = await user.send(control.changeSimulation, { body });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { [Object.keys(body)[0] ?? '']: [expect.any(String)] } },
    });
    expect((await twin.guest().send(control.simulation)).status).toBe(401);
    expect((await twin.guest().send(control.changeSimulation, { body: {} })).status).toBe(401);
  },
);
