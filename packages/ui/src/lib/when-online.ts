/** Loads again each load that failed, though the browser is online; true for code that is gone. */
const waiting = new Map<() => void, boolean>();
const listeners = new Set<() => void>();

const told = (): void => listeners.forEach((listener) => listener());

/** Code of the page that did not arrive: a browser that is online cannot know when to load it again, so the user says so. */
export const missingCode = {
  isMissing: (): boolean => waiting.size > 0,
  /** Whether only a reload of the page helps, because the files were removed, for example by a deploy. */
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
 * Loads code that did not arrive again when the browser is online, or when the user asks for it. Until then the part is
 * pending, so the screen around it keeps what the user typed.
 */
export async function whenOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    const isGone = isMissingCode(error);
    // Without a listener nobody tells the user, so the screen fails.
    if (navigator.onLine && !isUnanswered(error) && (!isGone || listeners.size === 0)) throw error;
    await nextChance(isGone);
    return whenOnline(load);
  }
}

/** The loader of the application gives the failures of requests a kind. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  'kind' in error &&
  (error.kind === 'offline' || error.kind === 'server');

const missingFile = /dynamically imported module|importing a module script|unable to preload/i;

/** The error of browsers for code that did not load; a deploy removes the old files. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && missingFile.test(error.message);

const nextChance = (isGone: boolean): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end);
      waiting.delete(end);
      told();
      resolve();
    };
    addEventListener('online', end);
    if (!navigator.onLine) return;
    waiting.set(end, isGone);
    told();
  });
