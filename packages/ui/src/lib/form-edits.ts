type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = ['input', 'textarea', 'select'].join();

/** What a control held when somebody came to it. */
const before = new WeakMap<Control, string>();

const stateOf = (control: Control): string =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value;

/** For the focus that enters a control. */
export function rememberControl({ target }: { target: Element }): void {
  if (target.matches(controls) && !before.has(target as Control))
    before.set(target as Control, stateOf(target as Control));
}

/** Whether closing would lose what somebody typed. A search, or a choice outside of a form, loses nothing. */
export const hasEdits = (popup: HTMLElement): boolean =>
  [...popup.querySelectorAll<Control>(`form :is(${controls})`)].some(
    (control) => before.has(control) && before.get(control) !== stateOf(control),
  );
