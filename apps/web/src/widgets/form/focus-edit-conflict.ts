/**
 * Focuses the first conflict note. Notes load one by one, so a later note above the focused note takes the focus, until
 * the user acts.
 */
export function focusEditConflict(): void {
  let focused: HTMLElement | null = null;
  const focusFirst = () => {
    const first = document.querySelector<HTMLElement>('[data-elsewhere]');
    if (first === focused || (focused && document.activeElement !== focused)) return;
    focused = first;
    first?.focus();
  };
  const page = new MutationObserver(focusFirst);
  page.observe(document.body, { childList: true, subtree: true });
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, () => page.disconnect(), { capture: true, once: true });
  focusFirst();
}
