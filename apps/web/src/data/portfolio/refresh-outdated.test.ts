import { locations } from '@placekeeper/contracts/endpoints/locations';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTwin } from '../../test/twin-page.ts';

/** The number of reads by id, and a promise that delays their responses. */
let reads: number;
let arrival: Promise<void>;

beforeEach(async () => {
  vi.resetModules();
  [reads, arrival] = [0, Promise.resolve()];
  const { send } = openTwin();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await send(path, init);
    if (init.method !== 'POST' || path !== '/api/locations/list') return response;
    reads += 1;
    await arrival;
    return response;
  });
  await fetch('/__mock/accounts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ persona: 'agency', locations: 3 }),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

async function openPage() {
  const { readPortfolio, getPortfolio } = await import('./portfolio.ts');
  const { announceLocationChange } = await import('../location-cache/location-changes.ts');
  const { call } = await import('../api/client.ts');
  const [first] = await readPortfolio();
  if (!first) throw new Error('This account has no location.');
  const { location } = await call(locations.show, { params: { id: first.id } });
  return {
    announce: announceLocationChange,
    location,
    nameShown: () => getPortfolio().records.find(({ id }) => id === first.id)?.name,
  };
}

/** Opens a page whose read of an outdated location has no answer yet. */
async function openWithHeldRead() {
  const opened = await openPage();
  const held = Promise.withResolvers<void>();
  arrival = held.promise;
  opened.announce({ kind: 'outdated', id: opened.location.id });
  await vi.advanceTimersByTimeAsync(2000);
  await expect.poll(() => reads).toBe(1);
  return { ...opened, held };
}

test('a read after an event that ends after a save does not bring the old values back @RT-1', async () => {
  const { announce, location, nameShown, held } = await openWithHeldRead();
  announce({ kind: 'seen', location: { ...location, name: 'Saved' } });
  arrival = new Promise(() => undefined);
  held.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(nameShown()).toBe('Saved');
  // The event may have been about another change, so the location is read again.
  await vi.advanceTimersByTimeAsync(2000);
  await expect.poll(() => reads).toBe(2);
});

test('a location that was deleted during the read stays deleted @RT-1', async () => {
  const { announce, location, nameShown, held } = await openWithHeldRead();
  announce({ kind: 'gone', ids: [location.id] });
  held.resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(nameShown()).toBeUndefined();
  expect(reads).toBe(1);
});

test('events during a pause cause one read after it @ERR-4', async () => {
  const { announce, location } = await openPage();
  const { pauseFor } = await import('../http/rate-limit-gate.ts');
  pauseFor(60_000);
  for (let count = 0; count < 20; count += 1) {
    announce({ kind: 'outdated', id: location.id });
    await vi.advanceTimersByTimeAsync(3000);
  }
  expect(reads).toBe(0);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.poll(() => reads).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reads).toBe(1);
});
