/** Of what holds the control of a field. */
export const fieldElementId = (path: string): string => `bulk-edit-${path}`;

/** To where something is wrong; the changes as a whole have no place of their own. */
export function findWrong(path: string): HTMLElement | null {
  const element = document.getElementById(fieldElementId(path));
  if (element)
    return (
      element.querySelector<HTMLElement>('[aria-invalid=true]') ??
      element.querySelector<HTMLElement>('input, textarea, button')
    );
  // `periods.2.1` stands somewhere in what holds `periods`.
  return path.includes('.') ? findWrong(path.slice(0, path.lastIndexOf('.'))) : null;
}
