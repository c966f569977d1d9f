/** The first invalid control of the page's form; in a radio group, the checked radio or else the first radio. */
export function firstInvalidField(): HTMLElement | null {
  const wrong = document.querySelector<HTMLElement>('main form [aria-invalid=true]');
  const inputs = [...(wrong?.querySelectorAll('input') ?? [])];
  return inputs.find(({ checked }) => checked) ?? inputs[0] ?? wrong;
}
