/** The first invalid control of the page's form; for a radio group, its first radio. */
export function firstInvalidField(): HTMLElement | null {
  const wrong = document.querySelector<HTMLElement>('main form [aria-invalid=true]');
  return wrong?.querySelector<HTMLElement>('input:checked, input') ?? wrong;
}
