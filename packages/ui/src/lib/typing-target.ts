// Menus and lists find their items by typed letters.
const typingTargets = [
  'input:not([type=checkbox], [type=radio], [type=button])',
  'textarea',
  'select',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
].join();

/** Whether a plain key, pressed there, is text or finds an item. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest(typingTargets) !== null);

/** Whether a key, pressed where somebody types, writes something. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
