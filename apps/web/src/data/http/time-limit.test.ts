import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { LocationId } from '@placekeeper/contracts/core/id';
import { allEndpoints } from '@placekeeper/contracts/api';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' });
});
/** A half-open connection: requests are never answered. */
const silent = () =>
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((__, reject) => {
        const end = () => reject(signal?.reason);
        if (signal?.aborted) end();
        else signal?.addEventListener('abort', end, { once: true });
      }),
  );

/** The headers arrive, but the body never ends. */
const stalled = () =>
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (controller) =>
        signal?.addEventListener('abort', () =>
          controller.error(new DOMException('', 'AbortError')),
        ),
    });
    return new Response(body);
  });

const id = LocationId.parse(1);

test.each([
  ['never answered', silent],
  ['answered in part', stalled],
])('@ERR-4 a read that is %s fails after half a minute', async (_, wire) => {
  wire();
  const failed = call(tags.list, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failed).toMatchObject({
    kind: 'offline',
    message: 'Placekeeper didn’t respond in time. Try again in a moment.',
  });
});

test('@ERR-4 a write gets a minute', async () => {
  silent();
  const settled = vi.fn();
  const failed = call(locations.update, { params: { id }, body: { name: 'A' } }).catch(
    (error: unknown) => (settled(), error),
  );
  await vi.advanceTimersByTimeAsync(59_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failed).toMatchObject({ kind: 'offline' });
});

test('@ERR-4 a write whose code does not arrive fails after a minute', async () => {
  vi.doMock('../api/match-platform-shape.ts', () => new Promise<never>(() => undefined));
  const failed = call(locations.update, { params: { id }, body: { status: 'open' } }).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(60_500);
  expect(await failed).toMatchObject({ kind: 'offline', timedOut: true });
  vi.doUnmock('../api/match-platform-shape.ts');
});

test('@ERR-4 no call of the contract waits for ever', async () => {
  silent();
  const ends = vi.fn();
  const plain = allEndpoints.filter(({ definition }) => !definition.extension);
  for (const endpoint of plain) {
    const params = Object.fromEntries(
      [...endpoint.definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 1]),
    );
    call(endpoint, { params }).catch(ends);
  }
  await vi.advanceTimersByTimeAsync(61_000);
  expect(ends).toHaveBeenCalledTimes(plain.length);
});

test('@ERR-1 a screen shows the failure after the first time limit, without a retry', async () => {
  silent();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['tags', 'list', {}],
    queryFn: ({ signal }) => call(tags.list, {}, { signal }),
  });
  const end = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(observer.getCurrentResult().status).toBe('error');
  end();
});

test('@ERR-3 an aborted call reports no time-out', async () => {
  silent();
  const leaving = new AbortController();
  const ended = call(tags.list, {}, { signal: leaving.signal }).catch((error: unknown) => error);
  leaving.abort();
  expect(await ended).toMatchObject({ name: 'AbortError' });
});
