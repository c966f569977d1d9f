const controls =
  ':is(input, textarea, select, button):not(:disabled), [role=combobox], a[href]:not([data-history])';

/** DET-3: focuses the field named in the address once its form is shown. Returns a function that stops waiting. */
export function focusField(field: string): () => void {
  const place = `[data-field="${CSS.escape(field)}"]`;
  const focus = (): boolean => {
    const element = document.querySelector(place);
    const control = element?.querySelector<HTMLElement>(controls);
    if (!element || !control) return false;
    control.focus({ preventScroll: true });
    const section = element.closest('section');
    const isFirst = section === element || section?.querySelector('[data-field]') === element;
    if (isFirst) section?.scrollIntoView({ block: 'start' });
    else element.scrollIntoView({ block: 'center' });
    return true;
  };
  const screen = new MutationObserver(() => focus() && stop());
  const stop = () => {
    screen.disconnect();
    removeEventListener('pointerdown', stop);
    removeEventListener('keydown', stop);
  };
  if (focus()) return stop;
  screen.observe(document.body, { childList: true, subtree: true });
  // Stops waiting when the user acts, because a late focus would interrupt the user.
  addEventListener('pointerdown', stop);
  addEventListener('keydown', stop);
  return stop;
}
