/** The retries of failed loads, and whether the code is missing from the server. */
const waiting = new Map<() => void, boolean>();
const listeners = new Set<() => void>();

const notifyListeners = (): void => listeners.forEach((listener) => listener());

/** A failed load of code. An online browser cannot know when to retry, so the user decides. */
export const missingCode = {
  isMissing: (): boolean => waiting.size > 0,
  /** Whether only a reload of the page helps, because a deploy removed the files. */
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
 * Loads code again when the browser is online, or when the user retries. Until then the part is pending, so the screen
 * around it keeps its input.
 */
export async function whenOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    const isGone = isMissingCode(error);
    // Without a listener nobody can retry, so the screen fails.
    if (navigator.onLine && !isUnanswered(error) && (!isGone || listeners.size === 0)) throw error;
    await nextRetry(isGone);
    return whenOnline(load);
  }
}

/** The application's loader marks failed requests with a kind. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  'kind' in error &&
  (error.kind === 'offline' || error.kind === 'server');

const missingFile = /dynamically imported module|importing a module script|unable to preload/i;

/** The browsers' errors for code that did not load, such as after a deploy. */
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
