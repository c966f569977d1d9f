export const fieldElementId = (path: string): string => `bulk-edit-${path}`;

/** The control to focus for an error path; null for the form as a whole. */
export function findInvalidControl(path: string): HTMLElement | null {
  const element = document.getElementById(fieldElementId(path));
  if (element)
    return (
      element.querySelector<HTMLElement>('[aria-invalid=true]') ??
      element.querySelector<HTMLElement>('input, textarea, button')
    );
  // `periods.2.1` has no element of its own; its control is inside the element of `periods`.
  return path.includes('.') ? findInvalidControl(path.slice(0, path.lastIndexOf('.'))) : null;
}
