/** Maps each retry of a failed load to whether the server no longer has the code. */
const waiting = new Map<() => void, boolean>();
const listeners = new Set<() => void>();

const notifyListeners = (): void => listeners.forEach((listener) => listener());

/** Code that failed to load although the browser is online. No event says when to retry, so the user decides. */
export const missingCode = {
  isMissing: (): boolean => waiting.size > 0,
  /** Whether only a reload of the page helps, because a deploy removed files. */
  isGone: (): boolean => [...waiting.values()].includes(true),
  loadAgain(): void {
    const loads = [...waiting.keys()];
    waiting.clear();
    for (const load of loads) load();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Retries a failed load when the browser comes online or the user asks. The promise stays pending until then, so that
 * the screen keeps its input.
 */
export async function whenOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    const isGone = isMissingCode(error);
    // Throws errors of the code itself. Also throws if code is missing and no listener can offer a retry.
    if (navigator.onLine && !isUnanswered(error) && (!isGone || listeners.size === 0)) throw error;
    await nextRetry(isGone);
    return whenOnline(load);
  }
}

/** The application's loader adds a `kind` to the error of a failed request. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  'kind' in error &&
  (error.kind === 'offline' || error.kind === 'server');

const missingFile = /dynamically imported module|importing a module script|unable to preload/i;

/** Whether code did not load, such as after a deploy. Matches the messages of all browsers. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && missingFile.test(error.message);

const nextRetry = (isGone: boolean): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end);
      waiting.delete(end);
      notifyListeners();
      resolve();
    };
    addEventListener('online', end);
    if (!navigator.onLine) return;
    waiting.set(end, isGone);
    notifyListeners();
  });
