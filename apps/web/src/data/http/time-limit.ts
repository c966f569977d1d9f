/** In milliseconds; longer for writes, because a write without a response has an unknown outcome. */
const answerWithin = { read: 30_000, write: 60_000 } as const;

interface PendingRequest {
  /** When the request was sent or last made progress. */
  since: number;
  readonly giveUp: () => void;
}

export const pendingRequests = new Set<PendingRequest>();

/** Milliseconds that the slowest request sent at `start` or later has waited; null without such a request. */
export function longestPendingSince(start: number): number | null {
  const times = [...pendingRequests].flatMap(({ since }) =>
    since >= start ? [Date.now() - since] : [],
  );
  return times.length > 0 ? Math.max(...times) : null;
}

let lastEnd = 0;

export const lastEnded = (): number => lastEnd;

function addPending(giveUp: () => void): PendingRequest {
  const wait = { since: Date.now(), giveUp };
  pendingRequests.add(wait);
  return wait;
}

function removePending(wait: PendingRequest): void {
  pendingRequests.delete(wait);
  lastEnd = Date.now();
}

export interface TimeLimit {
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Aborts a request without a response, because a half-open connection never reports an error. */
export function timeLimit(method: string, signal: AbortSignal | undefined): TimeLimit {
  const limit = new AbortController();
  const giveUp = () => limit.abort(timedOut());
  const timer = setTimeout(giveUp, answerWithin[method === 'GET' ? 'read' : 'write']);
  const wait = addPending(giveUp);
  return {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    end() {
      clearTimeout(timer);
      removePending(wait);
    },
  };
}

/** Aborts a transfer after `longestPause` milliseconds without progress. */
export function pauseLimit(longestPause: number, giveUp: () => void) {
  const wait = addPending(giveUp);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, longestPause);
    wait.since = Date.now();
  };
  moved();
  return {
    moved,
    end() {
      clearTimeout(timer);
      removePending(wait);
    },
  };
}

export const timedOut = (): DOMException => new DOMException('No answer in time', 'TimeoutError');

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
