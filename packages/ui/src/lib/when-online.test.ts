import { beforeEach, expect, test, vi } from 'vitest';
import { missingCode, whenOnline } from './when-online.ts';

const network = { onLine: true };
const page = new EventTarget();
const missing = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

test('@ERR-4 code that failed to load offline loads when the browser is online', async () => {
  network.onLine = false;
  const load = vi.fn(() => (network.onLine ? Promise.resolve('menu') : Promise.reject(missing)));
  const part = whenOnline(load);
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  // The `online` event can precede a working connection, so loading can fail again.
  page.dispatchEvent(new Event('online'));
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('menu');
});

test('@ERR-4 missing code fails if there is no listener', async () => {
  await expect(whenOnline(() => Promise.reject(missing))).rejects.toBe(missing);
});

test('@ERR-4 code without an answer loads when the user retries', async () => {
  const unanswered = Object.assign(new Error('No answer'), { kind: 'offline' });
  const load = vi.fn(() => Promise.reject<string>(unanswered));
  const changed = vi.fn();
  const end = missingCode.subscribe(changed);
  const part = whenOnline(load);
  await expect.poll(() => missingCode.isMissing()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
  load.mockResolvedValue('menu');
  missingCode.loadAgain();
  expect(missingCode.isMissing()).toBe(false);
  await expect(part).resolves.toBe('menu');
  expect(load).toHaveBeenCalledTimes(2);
  end();
});

test('@ERR-4 missing code keeps its part pending, and a reload is offered', async () => {
  const end = missingCode.subscribe(() => undefined);
  const load = vi.fn(() => Promise.reject<string>(missing));
  const settled = vi.fn();
  const part = whenOnline(load).finally(settled);
  await expect.poll(() => missingCode.isGone()).toBe(true);
  expect(settled).not.toHaveBeenCalled();
  load.mockResolvedValue('menu');
  missingCode.loadAgain();
  await expect(part).resolves.toBe('menu');
  expect(missingCode.isGone()).toBe(false);
  end();
});

test('@ERR-4 an error within loaded code is not a loading error', async () => {
  const end = missingCode.subscribe(() => undefined);
  const broken = new ReferenceError('x is not defined');
  await expect(whenOnline(() => Promise.reject(broken))).rejects.toBe(broken);
  end();
});
