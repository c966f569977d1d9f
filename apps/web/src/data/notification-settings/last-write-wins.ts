interface Latest<Write> {
  readonly write: Write;
  readonly request: AbortController;
  /** The aborted writes before `write`, newest first. */
  readonly aborted: readonly Write[];
}

/**
 * The last write to a resource wins: a newer write aborts an older one, but the retry of an older write aborts nothing.
 * The platform may carry out an aborted write after its successor, so `send` gets the aborted writes.
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
