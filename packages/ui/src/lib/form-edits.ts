type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = ['input', 'textarea', 'select'].join();

/** The value of each control at its first focus. */
const before = new WeakMap<Control, string>();

const stateOf = (control: Control): string =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value;

/** An `onFocus` handler of the form's container. */
export function rememberControl({ target }: { target: Element }): void {
  if (target.matches(controls) && !before.has(target as Control))
    before.set(target as Control, stateOf(target as Control));
}

/** Whether closing would lose edits. Searches, and choices outside of a form, are no edits. */
export const hasEdits = (popup: HTMLElement): boolean =>
  [...popup.querySelectorAll<Control>(`form :is(${controls})`)].some(
    (control) => before.has(control) && before.get(control) !== stateOf(control),
  );
