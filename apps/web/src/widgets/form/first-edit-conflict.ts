/** The first choice between two values of a field. */
const firstEditConflict = (): HTMLElement | null => document.querySelector('[data-elsewhere]');

/** A choice appears only after its code is loaded; the focus stays if the user goes on meanwhile. */
export function focusEditConflict(): void {
  const shown = firstEditConflict();
  if (shown) return shown.focus();
  const page = new MutationObserver(() => {
    const choice = firstEditConflict();
    if (!choice) return;
    page.disconnect();
    choice.focus();
  });
  page.observe(document.body, { childList: true, subtree: true });
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, () => page.disconnect(), { capture: true, once: true });
}
