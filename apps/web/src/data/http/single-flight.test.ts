import { expect, test, vi } from 'vitest';
import { singleFlight } from './single-flight.ts';

test('identical inputs share a call while it is in flight', async () => {
  const answer = Promise.withResolvers<string>();
  const send = vi.fn<(input: { name: string }) => Promise<string>>(async () => answer.promise);
  const create = singleFlight(send);
  const [first, second] = [create({ name: 'North' }), create({ name: 'North' })];
  void create({ name: 'South' });
  expect(send).toHaveBeenCalledTimes(2);
  answer.resolve('made');
  expect(await Promise.all([first, second])).toEqual(['made', 'made']);
  await create({ name: 'North' });
  expect(send).toHaveBeenCalledTimes(3);
});

test('a failed call can be repeated', async () => {
  const send = vi.fn(async () => {
    throw new Error('No connection');
  });
  const create = singleFlight(send);
  await expect(create(1)).rejects.toThrow('No connection');
  await expect(create(1)).rejects.toThrow('No connection');
  expect(send).toHaveBeenCalledTimes(2);
});
