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
