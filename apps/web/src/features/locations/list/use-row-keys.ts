import type { LocationId } from '@placekeeper/contracts/core/id';
import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { isApple } from '@placekeeper/ui/lib/platform';
import { isTyping } from '@placekeeper/ui/lib/typing-target';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useShortcutsOn } from '../../../data/preferences/shortcuts.ts';
import { to } from '../../../lib/url/paths.ts';
import { useListOrigin } from '../../../widgets/location/list-origin.ts';
import type { LocationListSelection } from '../selection/use-selection.ts';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['j', 1],
  ['k', -1],
]);

/** LOC-7: one row is in the tab order; arrow keys move between rows. */
export function useRowKeys(
  page: readonly LocationId[],
  selection: LocationListSelection,
  clear: () => void,
) {
  const [cursor, setCursor] = useState<LocationId | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const state = useListOrigin();
  const shortcutsOn = useShortcutsOn();
  const current = cursor !== null && page.includes(cursor) ? cursor : page[0];

  /** Falls back to the last row or, if there are no rows, to the screen's heading. */
  const rowAt = (index: number): HTMLElement | null => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]');
    const row = rows?.item(Math.min(index, rows.length - 1));
    return row ?? document.querySelector<HTMLElement>('h1');
  };
  const focusAt = (index: number) => rowAt(index)?.focus();

  const move = (step: number, extend: boolean) => {
    const at = current === undefined ? -1 : page.indexOf(current);
    const next = page[at + step];
    if (current === undefined || next === undefined) return focusAt(at);
    if (extend) selection.select([current, next], true);
    focusAt(at + step);
  };

  // Moves the focus from anywhere on the screen to the last focused row.
  const enter = () => current !== undefined && focusAt(page.indexOf(current));
  useHotkey('j', enter, { enabled: shortcutsOn });
  useHotkey('k', enter, { enabled: shortcutsOn });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    const onRow = event.target instanceof HTMLElement && event.target.matches('[data-row]');
    const { key, shiftKey } = event;
    const letter = key.length === 1 && key !== ' ';
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a' || (isApple ? !event.metaKey : !event.ctrlKey)) return;
      selection.select(page, true);
    } else if (letter && !shortcutsOn) {
      return;
    } else if (steps.has(letter ? key.toLowerCase() : key)) {
      move(steps.get(letter ? key.toLowerCase() : key) ?? 0, shiftKey);
    } else if (current !== undefined && (key === 'x' || (key === ' ' && onRow))) {
      selection.touch(current, !selection.has(current), page, shiftKey);
    } else if (current !== undefined && key === 'Enter' && onRow) {
      void navigate(to('location', { location: current }), { state });
    } else if (key === 'Escape' && selection.count > 0) {
      clear();
    } else return;
    event.preventDefault();
  };

  return {
    list: { ref: list, onKeyDown },
    row: (id: LocationId) => ({
      'data-row': id,
      tabIndex: id === current ? 0 : -1,
      onFocus: () => setCursor(id),
      // Passes the focus of a removed row to the row that replaces it.
      ref: (row: HTMLElement | null) => () => {
        if (!row?.contains(document.activeElement)) return;
        const index = page.indexOf(id);
        queueMicrotask(() => !row.isConnected && list.current && focusAt(index));
      },
    }),
    rowAt,
  };
}

export type RowKeys = ReturnType<typeof useRowKeys>;
