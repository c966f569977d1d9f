import { beforeEach, expect, test, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

const network = { onLine: true };
const page = new EventTarget();
const missing = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

test('@ERR-4 code that did not arrive without a network comes when there is one again', async () => {
  network.onLine = false;
  const load = vi.fn(() => (network.onLine ? Promise.resolve('menu') : Promise.reject(missing)));
  const part = whenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  // Told of a network that does not hold: it waits on.
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('menu');
});

test('@ERR-4 code that is gone is told at once', async () => {
  await expect(whenOnline(() => Promise.reject(missing))).rejects.toBe(missing);
});
