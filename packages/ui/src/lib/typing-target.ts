// Includes menus and lists, in which letters find items.
const typingTargets = [
  'input:not([type=checkbox], [type=radio], [type=button])',
  'textarea',
  'select',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
].join();

/** Whether a plain key types text or finds an item in this target. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest(typingTargets) !== null);

export const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
