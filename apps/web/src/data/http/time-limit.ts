/** In milliseconds. A read has nothing to lose; what became of a write is not known without its answer. */
const answerWithin = { read: 30_000, write: 60_000 } as const;

export interface TimeLimit {
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** A half-open connection says nothing for ever. */
export function timeLimit(method: string, signal: AbortSignal | undefined): TimeLimit {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(timedOut()),
    answerWithin[method === 'GET' ? 'read' : 'write'],
  );
  return {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    end: () => clearTimeout(timer),
  };
}

export const timedOut = (): DOMException => new DOMException('No answer in time', 'TimeoutError');

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
