import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const kept = new Map<string, string>();
let reloads = 0;
let leave: EventTarget;

beforeEach(() => {
  kept.clear();
  reloads = 0;
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') });
  leave = new EventTarget();
  vi.stubGlobal('window', Object.assign(leave, { location: { reload: () => (reloads += 1) } }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('@ERR-4 a page reloads once, never in a loop', () => {
  reloadOnce();
  reloadOnce();
  vi.advanceTimersByTime(29_999);
  reloadOnce();
  expect(reloads).toBe(1);
  vi.advanceTimersByTime(1);
  reloadOnce();
  expect(reloads).toBe(2);
});

test('@ERR-4 a page without storage is not reloaded', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  reloadOnce();
  expect(reloads).toBe(0);
});

test('@ERR-4 a page with unsaved work is not reloaded', () => {
  leave.addEventListener('beforeunload', (event) => event.preventDefault());
  reloadOnce();
  expect(reloads).toBe(0);
});
