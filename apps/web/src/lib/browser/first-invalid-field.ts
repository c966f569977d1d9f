/** The control of the page's form that needs attention first; of a group of radios, the chosen one. */
export function firstInvalidField(): HTMLElement | null {
  const wrong = document.querySelector<HTMLElement>('main form [aria-invalid=true]');
  return wrong?.querySelector<HTMLElement>('input:checked, input') ?? wrong;
}
