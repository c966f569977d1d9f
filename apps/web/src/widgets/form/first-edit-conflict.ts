/** What somebody chooses first about a field that was changed elsewhere too. */
export const firstEditConflict = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-elsewhere] button');
