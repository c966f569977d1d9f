/** Stored in the history entry: closing goes back, so that Back does not open it again. */
export const openedHistoryState = { openedHistory: true } as const;

export const hasOpenedHistory = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHistory' in state;
