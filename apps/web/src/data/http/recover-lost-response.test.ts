import { expect, test, vi } from 'vitest';
import { apiError, type Failure } from './api-error.ts';
import { recoverLostResponse } from './recover-lost-response.ts';

const failing = (failure: Failure) => () => Promise.reject(apiError(failure, { endpoint: 'x' }));
const unheard = { kind: 'offline' } as const;

test('@ERR-4 a response is returned without a look-up', async () => {
  const lookUp = vi.fn(async () => 'there');
  await expect(recoverLostResponse(async () => 'done', lookUp)).resolves.toBe('done');
  expect(lookUp).not.toHaveBeenCalled();
});

test.each<[Failure]>([
  [{ kind: 'offline' }],
  [{ kind: 'server', status: 502 }],
  [{ kind: 'malformed' }],
  [{ kind: 'conflict' }],
])('@ERR-4 after %o, a read shows whether the write was carried out', async (failure) => {
  await expect(recoverLostResponse(failing(failure), async () => 'there')).resolves.toBe('there');
});

test('a programming error is rethrown without a look-up', async () => {
  const lookUp = vi.fn(async () => 'there');
  const broken = () => Promise.reject(new TypeError('undefined is not a function'));
  await expect(recoverLostResponse(broken, lookUp)).rejects.toThrow(TypeError);
  expect(lookUp).not.toHaveBeenCalled();
});

test('@ERR-4 a write without a response has succeeded if its result exists', async () => {
  await expect(recoverLostResponse(failing(unheard), async () => 'there')).resolves.toBe('there');
});

test('@ERR-4 a write has failed if its result does not exist, and may be done if its result is unreadable', async () => {
  await expect(recoverLostResponse(failing(unheard), async () => null)).rejects.toMatchObject(
    unheard,
  );
  const other = { kind: 'forbidden' } as const;
  await expect(recoverLostResponse(failing(unheard), failing(other))).rejects.toMatchObject({
    ...unheard,
    isPossiblyDone: true,
  });
});

test('@ERR-4 a refused write is not looked up', async () => {
  const lookUp = vi.fn(async () => 'there');
  const refused = { kind: 'forbidden' } as const;
  await expect(recoverLostResponse(failing(refused), lookUp)).rejects.toMatchObject(refused);
  expect(lookUp).not.toHaveBeenCalled();
});

test('@ERR-4 a write without a response has failed only if a look-up shows it', async () => {
  const late = { kind: 'offline', timedOut: true, isPossiblyDone: true } as const;
  await expect(recoverLostResponse(failing(late), async () => null)).rejects.toMatchObject({
    message: 'Placekeeper didn’t respond in time. Try again in a moment.',
    endpoint: 'x',
  });
  await expect(recoverLostResponse(failing(late), failing(late))).rejects.toMatchObject({
    message: 'Placekeeper didn’t respond in time. Your request may still have gone through.',
  });
});

test.each<[Failure, string, string]>([
  [{ kind: 'offline' }, 'Can’t reach Placekeeper.', 'Check your connection and try again.'],
  [
    { kind: 'server', status: 502 },
    'Something went wrong in Placekeeper.',
    'Try again in a moment.',
  ],
  [{ kind: 'malformed' }, 'Something went wrong in Placekeeper.', 'Try again in a moment.'],
])(
  '@ERR-4 after %o the message states the result of the look-up',
  async (failure, reason, cure) => {
    await expect(recoverLostResponse(failing(failure), async () => null)).rejects.toMatchObject({
      message: `${reason} ${cure}`,
      isPossiblyDone: false,
    });
    await expect(recoverLostResponse(failing(failure), failing(unheard))).rejects.toMatchObject({
      message: `${reason} Your request may still have gone through.`,
      isPossiblyDone: true,
    });
  },
);
