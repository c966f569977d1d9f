/** Marks a history entry pushed by a history link. Closing the dialog goes back, so that Back can't reopen it. */
export const openedHistoryState = { openedHistory: true } as const;

export const hasOpenedHistory = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHistory' in state;
