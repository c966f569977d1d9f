import { useState, type PointerEvent } from 'react';

export interface DragRange {
  readonly from: string;
  readonly to: string;
}

/**
 * A range of elements with a data attribute, selected by dragging with a mouse or pen. A touch scrolls instead, a drag
 * that ends where it began is a click, and Escape cancels.
 */
export function useDragRange(attribute: 'day' | 'cell', onEnd: (range: DragRange) => void) {
  const [range, setRange] = useState<DragRange | null>(null);
  const valueAt = (target: EventTarget | null): string | undefined =>
    target instanceof Element
      ? target.closest<HTMLElement>(`[data-${attribute}]`)?.dataset[attribute]
      : undefined;

  const onPointerDown = ({ button, pointerType, target }: PointerEvent): void => {
    const from = valueAt(target);
    if (from === undefined || button !== 0 || pointerType === 'touch') return;
    let to = from;
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = () => {
      listeners.abort();
      setRange(null);
    };
    window.addEventListener(
      'pointerover',
      (event) => {
        to = valueAt(event.target) ?? to;
        setRange(to === from ? null : { from, to });
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    window.addEventListener(
      'pointerup',
      () => {
        end();
        if (to !== from) onEnd({ from, to });
      },
      { signal },
    );
  };
  return { range, onPointerDown };
}
