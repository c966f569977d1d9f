import { expect, test } from 'vitest';
import { createLastWins } from './last-write-wins.ts';

const aborted = expect.objectContaining({ name: 'AbortError' });

/** Requests that end when the test resolves them, or at once when they are aborted. */
function platform() {
  const open = new Map<string, { signal: AbortSignal; answer: () => void }>();
  const send = (text: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      open.set(text, { signal, answer: () => resolve(text) });
    });
  return { open, send };
}

test('@NOTIF-2 a newer write aborts the request of the older one at once', async () => {
  const { open, send } = platform();
  const lastWins = createLastWins<object>();
  const first = lastWins(1, {}, send('first'));
  const second = lastWins(1, {}, send('second'));
  expect(open.get('first')?.signal.aborted).toBe(true);
  await expect(first).rejects.toEqual(aborted);
  open.get('second')?.answer();
  await expect(second).resolves.toBe('second');
});

test('@NOTIF-2 a retry of an older write never replaces a newer one', async () => {
  const { open, send } = platform();
  const lastWins = createLastWins<object>();
  const older = {};
  await expect(lastWins(1, older, () => Promise.reject(new Error('later')))).rejects.toThrow(
    'later',
  );
  const newer = lastWins(1, {}, send('newer'));
  await expect(lastWins(1, older, send('older'))).rejects.toEqual(aborted);
  expect(open.has('older')).toBe(false);
  open.get('newer')?.answer();
  await expect(newer).resolves.toBe('newer');
});

test('a write without a newer one can be retried', async () => {
  const { open, send } = platform();
  const lastWins = createLastWins<object>();
  const write = {};
  await expect(lastWins(1, write, () => Promise.reject(new Error('later')))).rejects.toThrow(
    'later',
  );
  const again = lastWins(1, write, send('again'));
  open.get('again')?.answer();
  await expect(again).resolves.toBe('again');
});

test('writes to different resources do not affect each other', async () => {
  const { open, send } = platform();
  const lastWins = createLastWins<object>();
  const both = [lastWins(1, {}, send('one')), lastWins(2, {}, send('two'))];
  for (const { answer } of open.values()) answer();
  await expect(Promise.all(both)).resolves.toEqual(['one', 'two']);
});

test('@NOTIF-2 a write gets the aborted writes that may arrive after it', async () => {
  const { send } = platform();
  const lastWins = createLastWins<object>();
  const heard: (readonly object[])[] = [];
  const listen = async (_: AbortSignal, before: readonly object[]) => heard.push(before);
  await lastWins(1, {}, listen);
  await lastWins(1, {}, listen);
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  const writes = [lastWins(1, a, send('a')), lastWins(1, b, send('b')), lastWins(1, {}, listen)];
  expect((await Promise.allSettled(writes)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(heard).toEqual([[], [], [b, a]]);
});
