/** How long a write that is on its way may hold up the one that takes its place. */
export const patience = 5_000;

interface Turn {
  readonly supersede: () => void;
  /** Answered, failed or given up: from now on it changes nothing any more. */
  readonly over: Promise<unknown>;
}

/**
 * Writes of one thing each, of which the last one wins. A newer one aborts the older one at once for whoever waits for
 * it; but a request that is on its way may arrive however it is aborted, and after its successor, so none is sent
 * before the one before it is over.
 */
export function createLastWins() {
  const turns = new Map<number, Turn>();

  return async function lastWins<Result>(
    id: number,
    send: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const older = turns.get(id);
    older?.supersede();
    const superseded = new AbortController();
    const givenUp = new AbortController();
    const sent = (async () => {
      if (older) await older.over;
      superseded.signal.throwIfAborted();
      return send(givenUp.signal);
    })();
    const own: Turn = {
      supersede() {
        superseded.abort();
        setTimeout(() => givenUp.abort(), patience);
      },
      over: Promise.allSettled([sent]),
    };
    turns.set(id, own);
    void own.over.then(() => {
      if (turns.get(id) === own) turns.delete(id);
    });
    return Promise.race([sent, abortOf(superseded.signal)]);
  };
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
