/** Rejects with the signal's reason if the signal aborts first. */
export function unlessAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    return promise.then((value) => {
      signal.removeEventListener('abort', end);
      resolve(value);
    }, reject);
  });
}
