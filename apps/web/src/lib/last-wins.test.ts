import { beforeEach, expect, test, vi } from 'vitest';
import { createLastWins, patience } from './last-wins.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Writes that arrive when the test says so, as a platform that is slow carries them out. */
function slowPlatform() {
  const arrived: string[] = [];
  const onTheirWay = new Map<string, { arrive: () => void; fail: () => void }>();
  const write = (text: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      onTheirWay.set(text, {
        arrive() {
          arrived.push(text);
          resolve(text);
        },
        fail: () => reject(new Error(`${text} failed`)),
      });
    });
  return { arrived, onTheirWay, write };
}

const aborted = expect.objectContaining({ name: 'AbortError' });

test('@NOTIF-2 a newer write aborts the older one, and arrives after it', async () => {
  const { arrived, onTheirWay, write } = slowPlatform();
  const lastWins = createLastWins();
  const first = lastWins(1, write('first'));
  const second = lastWins(1, write('second'));
  await expect(first).rejects.toEqual(aborted);
  expect([...onTheirWay.keys()]).toEqual(['first']);

  onTheirWay.get('first')?.arrive();
  await vi.waitFor(() => expect(onTheirWay.has('second')).toBe(true));
  onTheirWay.get('second')?.arrive();
  await expect(second).resolves.toBe('second');
  expect(arrived).toEqual(['first', 'second']);
});

test('@NOTIF-2 what waited its turn is never sent once there is a newer one', async () => {
  const { arrived, onTheirWay, write } = slowPlatform();
  const lastWins = createLastWins();
  const older = [lastWins(1, write('first')), lastWins(1, write('second'))];
  const third = lastWins(1, write('third'));
  for (const one of older) await expect(one).rejects.toEqual(aborted);
  onTheirWay.get('first')?.fail();
  await vi.waitFor(() => expect(onTheirWay.has('third')).toBe(true));
  onTheirWay.get('third')?.arrive();
  await expect(third).resolves.toBe('third');
  expect(arrived).toEqual(['third']);
  expect(onTheirWay.has('second')).toBe(false);
});

test('@NOTIF-2 one that is never answered is given up for the newer one', async () => {
  const { onTheirWay, write } = slowPlatform();
  const lastWins = createLastWins();
  const first = lastWins(1, write('first'));
  const second = lastWins(1, write('second'));
  await expect(first).rejects.toEqual(aborted);
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(onTheirWay.has('second')).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  onTheirWay.get('second')?.arrive();
  await expect(second).resolves.toBe('second');
});

test('things wait for their own writes alone, and one that has ended holds up nothing', async () => {
  const { onTheirWay, write } = slowPlatform();
  const lastWins = createLastWins();
  const one = lastWins(1, write('one'));
  const two = lastWins(2, write('two'));
  await vi.waitFor(() => expect(onTheirWay.has('two')).toBe(true));
  onTheirWay.get('one')?.fail();
  await expect(one).rejects.toThrow('one failed');
  const again = lastWins(1, write('again'));
  await vi.waitFor(() => expect(onTheirWay.has('again')).toBe(true));
  for (const { arrive } of onTheirWay.values()) arrive();
  await expect(Promise.all([two, again])).resolves.toEqual(['two', 'again']);
});
