interface Latest<Write> {
  readonly write: Write;
  readonly request: AbortController;
  /** Aborted before it, the newest first. */
  readonly aborted: readonly Write[];
}

/**
 * Writes of one thing each, of which the last one wins: a newer one aborts the request of the older one. A write is
 * known by its identity, because a retry of an older one must not take the place of a newer one. An aborted request may
 * still be carried out, and after its successor: `aborted` names them to the successor.
 */
export function createLastWins<Write extends object>() {
  const latest = new Map<number, Latest<Write>>();
  const superseded = new WeakSet<object>();
  const open = new Set<AbortController>();

  return async function lastWins<Result>(
    id: number,
    write: Write,
    send: (signal: AbortSignal, aborted: readonly Write[]) => Promise<Result>,
  ): Promise<Result> {
    const older = latest.get(id);
    if (superseded.has(write)) throw new DOMException('A newer write replaced it.', 'AbortError');
    if (older && older.write !== write) superseded.add(older.write);
    older?.request.abort();
    const isOpen = older !== undefined && open.has(older.request);
    const aborted = isOpen ? [older.write, ...older.aborted] : [];
    const request = new AbortController();
    latest.set(id, { write, request, aborted });
    open.add(request);
    try {
      return await send(request.signal, aborted);
    } finally {
      open.delete(request);
    }
  };
}
