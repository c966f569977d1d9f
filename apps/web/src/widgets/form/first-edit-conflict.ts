/** The first button of the first conflict note. */
export const firstEditConflict = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-elsewhere] button');
