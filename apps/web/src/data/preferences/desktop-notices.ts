import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { storedValue } from '../../lib/browser/stored-value.ts';

const stored = storedValue('placekeeper.desktop-notices', ['off', 'on']);
const setting = externalStore(stored.read());

export const wantsDesktopNotices = (): boolean => stored.read() === 'on';

export const useDesktopNotices = (): boolean => useStore(setting) === 'on';

/** Requests the browser's permission; returns false if the browser or the user refuses. */
export async function switchDesktopNotices(on: boolean): Promise<boolean> {
  const isGranted =
    !on || ('Notification' in globalThis && (await Notification.requestPermission()) === 'granted');
  const next = on && isGranted ? 'on' : 'off';
  setting.set(next);
  stored.write(next);
  return isGranted;
}
