/** Selector of the first choice in a conflict note. */
export const firstEditConflict = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-elsewhere] button');
