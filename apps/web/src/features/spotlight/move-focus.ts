/** Marks the elements that the arrow keys focus. */
export const focusStop = { 'data-spotlight-stop': '' } as const;

export const isFocusStop = (element: Element | null): boolean =>
  element?.hasAttribute('data-spotlight-stop') ?? false;

const stopsIn = (popup: HTMLElement): readonly HTMLElement[] => [
  ...popup.querySelectorAll<HTMLElement>('[data-spotlight-stop]'),
];

/** Returns true if the key was handled. */
export function moveFocus(key: string, popup: HTMLElement, input: HTMLElement): boolean {
  const stops = stopsIn(popup);
  const place = stops.findIndex((stopped) => stopped === document.activeElement);
  const target = targetOf(key, stops, place);
  if (target === undefined) return false;
  (target ?? input).focus();
  return true;
}

/** Null for the search box; undefined if the key doesn't move the focus. */
function targetOf(
  key: string,
  stops: readonly HTMLElement[],
  place: number,
): HTMLElement | null | undefined {
  if (key === 'ArrowDown') return stops[place + 1] ?? null;
  // From the search box, ArrowUp wraps to the last entry.
  if (key === 'ArrowUp') return place === 0 ? null : stops.at(place === -1 ? -1 : place - 1);
  const from = stops[place];
  // In the search box, these keys move the caret.
  if (!from) return undefined;
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key === 'ArrowLeft' || key === 'ArrowRight') return beside(from, stops, key === 'ArrowRight');
  return undefined;
}

/** The vertically nearest entry to the left or right. */
function beside(from: HTMLElement, stops: readonly HTMLElement[], right: boolean) {
  const { left: ownLeft, right: ownRight, top } = from.getBoundingClientRect();
  const away = (other: HTMLElement) => Math.abs(other.getBoundingClientRect().top - top);
  return stops
    .filter((other) => {
      const rect = other.getBoundingClientRect();
      return right ? rect.left >= ownRight : rect.right <= ownLeft;
    })
    .toSorted((a, b) => away(a) - away(b))[0];
}
