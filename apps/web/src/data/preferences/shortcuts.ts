import { storedValue } from '../../lib/browser/stored-value.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';

const stored = storedValue('placekeeper.shortcuts', ['on', 'off']);
const setting = externalStore(stored.read());

/** For as long as the page lives, it follows the user's choice in the other tabs. */
export function followShortcuts(): void {
  addEventListener('storage', (event) => {
    if (event.key === stored.key) setting.set(stored.read());
  });
}

/** Whether a single key does something (WCAG 2.1.4). Keys held together with Ctrl, Alt or ⌘ always do. */
export const useShortcutsOn = (): boolean => useStore(setting) === 'on';

export function switchShortcuts(on: boolean): void {
  const next = on ? 'on' : 'off';
  setting.set(next);
  stored.write(next);
}
