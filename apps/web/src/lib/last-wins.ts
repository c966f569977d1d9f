interface Latest {
  readonly write: object;
  readonly request: AbortController;
}

/**
 * Writes of one thing each, of which the last one wins: a newer one aborts the request of the older one. A write is
 * known by its identity, because a retry of an older one must not take the place of a newer one.
 */
export function createLastWins() {
  const latest = new Map<number, Latest>();
  const superseded = new WeakSet<object>();

  return async function lastWins<Result>(
    id: number,
    write: object,
    send: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const older = latest.get(id);
    if (superseded.has(write)) throw new DOMException('A newer write replaced it.', 'AbortError');
    if (older && older.write !== write) superseded.add(older.write);
    older?.request.abort();
    const request = new AbortController();
    latest.set(id, { write, request });
    return send(request.signal);
  };
}
