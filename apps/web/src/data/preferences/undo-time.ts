import { useStore } from '../../lib/browser/external-store.ts';
import { wordPreference } from '../../lib/browser/preference.ts';

/** In seconds. */
export const undoTimes = ['6', '20', '0'] as const;
export type UndoTime = (typeof undoTimes)[number];

const setting = wordPreference('placekeeper.undo-time', undoTimes);

/** WCAG 2.2.1: for how many milliseconds a decision can be undone. */
export const undoTime = (): number => Number(setting.get()) * 1000;

export const useUndoTime = (): UndoTime => useStore(setting);

export const chooseUndoTime = (next: UndoTime): void => setting.set(next);
