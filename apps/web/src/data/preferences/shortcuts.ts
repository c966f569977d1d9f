import { storedValue } from '../../lib/browser/stored-value.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';

const stored = storedValue('placekeeper.shortcuts', ['on', 'off']);
const setting = externalStore(stored.read());

/** Follows the user's choice in other tabs until the page closes. */
export function followShortcuts(): void {
  addEventListener('storage', (event) => {
    if (event.key === stored.key) setting.set(stored.read());
  });
}

/** Whether single-key shortcuts are on (WCAG 2.1.4). Combinations with Ctrl, Alt or ⌘ always work. */
export const useShortcutsOn = (): boolean => useStore(setting) === 'on';

export function switchShortcuts(on: boolean): void {
  const next = on ? 'on' : 'off';
  setting.set(next);
  stored.write(next);
}
