import { storedValue } from '../../lib/browser/stored-value.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';

export const undoTimes = ['6', '20', '0'] as const;
export type UndoTime = (typeof undoTimes)[number];

/** In seconds. */
const stored = storedValue<UndoTime>('placekeeper.undo-time', [...undoTimes]);
const setting = externalStore<UndoTime | null>(null);

/** WCAG 2.2.1: for how many milliseconds a decision can be undone. */
export const undoTime = (): number => Number(setting.get() ?? stored.read()) * 1000;

export const useUndoTime = (): UndoTime => useStore(setting) ?? stored.read();

export function chooseUndoTime(next: UndoTime): void {
  setting.set(next);
  stored.write(next);
}
