interface Latest {
  readonly write: object;
  readonly request: AbortController;
}

/**
 * Writes of one thing each, of which the last one wins: a newer one aborts the request of the older one. A write is
 * known by its identity, because a retry of an older one must not take the place of a newer one. An aborted request may
 * still be carried out, and after its successor: `mayBeOvertaken` tells the successor.
 */
export function createLastWins() {
  const latest = new Map<number, Latest>();
  const superseded = new WeakSet<object>();
  const open = new Set<AbortController>();

  return async function lastWins<Result>(
    id: number,
    write: object,
    send: (signal: AbortSignal, mayBeOvertaken: boolean) => Promise<Result>,
  ): Promise<Result> {
    const older = latest.get(id);
    if (superseded.has(write)) throw new DOMException('A newer write replaced it.', 'AbortError');
    if (older && older.write !== write) superseded.add(older.write);
    older?.request.abort();
    const request = new AbortController();
    latest.set(id, { write, request });
    open.add(request);
    try {
      return await send(request.signal, older !== undefined && open.has(older.request));
    } finally {
      open.delete(request);
    }
  };
}
