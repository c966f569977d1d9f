import { useStore } from '../../lib/browser/external-store.ts';
import { wordPreference } from '../../lib/browser/preference.ts';

const setting = wordPreference('placekeeper.shortcuts', ['on', 'off']);

/** Whether single-key shortcuts are on (WCAG 2.1.4). Combinations with Ctrl, Alt or ⌘ always work. */
export const useShortcutsOn = (): boolean => useStore(setting) === 'on';

export const switchShortcuts = (on: boolean): void => setting.set(on ? 'on' : 'off');
