import { useStore } from '../../lib/browser/external-store.ts';
import { wordPreference } from '../../lib/browser/preference.ts';

const setting = wordPreference('placekeeper.desktop-notices', ['off', 'on']);

export const wantsDesktopNotices = (): boolean => setting.get() === 'on';

export const useDesktopNotices = (): boolean => useStore(setting) === 'on';

/** Requests the browser's permission; returns false if the browser or the user refuses. */
export async function switchDesktopNotices(on: boolean): Promise<boolean> {
  const isGranted =
    !on || ('Notification' in globalThis && (await Notification.requestPermission()) === 'granted');
  setting.set(on && isGranted ? 'on' : 'off');
  return isGranted;
}
