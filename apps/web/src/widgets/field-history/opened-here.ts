/** Stored in the history entry: closing goes back, so that Back does not open it again. */
export const openedHere = { openedHistory: true } as const;

export const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHistory' in state;
