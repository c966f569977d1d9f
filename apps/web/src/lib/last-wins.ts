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
export function createLastWins<Key>() {
  const turns = new Map<Key, Turn>();

  return async function lastWins<Result>(
    key: Key,
    send: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const older = turns.get(key);
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
      over: sent.then(done, done),
    };
    turns.set(key, own);
    return Promise.race([sent, abortOf(superseded.signal)]);

    function done(): void {
      if (turns.get(key) === own) turns.delete(key);
    }
  };
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
