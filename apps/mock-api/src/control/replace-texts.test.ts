import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { createTestTwin } from '../testing/test-twin.ts';
import { control } from './contract.ts';

const hostile = '<img src=x onerror=alert(1)>';

test('what people wrote becomes the texts, and nobody else is met', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('owner'), await twin.as('owner')];
  const before = await other.succeed(api.locations.list, {});

  await user.succeed(control.replaceTexts, { body: { texts: [hostile] } });

  const { data } = await user.succeed(api.locations.list, {});
  expect(data.length).toBeGreaterThan(0);
  for (const location of data) expect(location.name).toBe(hostile);
  const { tags } = await user.succeed(api.tags.list, {});
  for (const { name } of tags) expect(name).toContain(hostile);
  expect(await other.succeed(api.locations.list, {})).toEqual(before);
});

test('nothing new is to review by it: what Google shows is still what is ours', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner');
  const waiting = () => user.succeed(api.updates.list, { query: { active: true } });
  const { meta } = await waiting();
  await user.succeed(control.replaceTexts, { body: { texts: [hostile, 'Plain'] } });
  expect((await waiting()).meta.total).toBe(meta.total);
});
