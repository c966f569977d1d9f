/** Of what holds the control of a field. */
export const fieldElementId = (path: string): string => `bulk-edit-${path}`;

/** To where something is wrong; the changes as a whole have no place of their own. */
export const focusField = (path: string): void =>
  document
    .getElementById(fieldElementId(path))
    ?.querySelector<HTMLElement>('input, textarea, button')
    ?.focus();
