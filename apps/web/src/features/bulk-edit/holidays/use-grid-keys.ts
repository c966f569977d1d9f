import { useState, type FocusEvent, type KeyboardEvent } from 'react';

export interface GridPlace {
  readonly 'data-cell': string;
  readonly tabIndex: number;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

export const placeIn = (cell: string): readonly [row: number, column: number] => {
  const [row = 0, column = 0] = cell.split(':').map(Number);
  return [row, column];
};

const placeOf = (element: HTMLElement) => placeIn(element.dataset['cell'] ?? '');

/** Roving tabindex: the grid is one tab stop; arrow keys skip missing cells. */
export function useGridKeys(size: { readonly rows: number; readonly columns: number }) {
  const [current, setCurrent] = useState('1:0');
  // Another page can have fewer rows, so `current` may lie below its last row.
  const [row, column] = placeIn(current);
  const stop = `${Math.min(row, size.rows)}:${Math.min(column, size.columns - 1)}`;

  return {
    place: (atRow: number, atColumn: number): GridPlace => ({
      'data-cell': `${atRow}:${atColumn}`,
      tabIndex: stop === `${atRow}:${atColumn}` ? 0 : -1,
    }),
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      if (target.dataset['cell']) setCurrent(target.dataset['cell']);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const { key, target, currentTarget } = event;
      const step = steps[key];
      if (!step || !(target instanceof HTMLElement) || !target.dataset['cell']) return;
      event.preventDefault();
      nextFrom(currentTarget, target, step)?.focus();
    },
  };
}

function nextFrom(
  grid: HTMLElement,
  from: HTMLElement,
  [rows, columns]: readonly [number, number],
): HTMLElement | undefined {
  const [row, column] = placeOf(from);
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')];
  const ahead = cells.filter((cell) => {
    const [r, c] = placeOf(cell);
    return rows === 0
      ? r === row && Math.sign(c - column) === Math.sign(columns)
      : c === column && Math.sign(r - row) === rows;
  });
  // Going forwards, the nearest cell is the first in DOM order; going backwards, it is the last.
  const forwards = rows > 0 || columns === 1 || columns === -Infinity;
  return forwards ? ahead[0] : ahead.at(-1);
}
