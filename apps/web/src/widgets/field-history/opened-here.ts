/** Kept with the visit: closing goes back to where it was opened from, so that Back does not open it again. */
export const openedHere = { openedHistory: true } as const;

export const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHistory' in state;
