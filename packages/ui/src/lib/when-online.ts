/** Loads again each load that got no answer, though the browser is online. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

const told = (): void => listeners.forEach((listener) => listener());

/** Code of the page that did not arrive: a browser that is online cannot know when to load it again, so the user says so. */
export const missingCode = {
  isMissing: (): boolean => waiting.size > 0,
  loadAgain(): void {
    const loads = [...waiting];
    waiting.clear();
    for (const load of loads) load();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Loads code that did not arrive again when the browser is online, or when the user asks for it. */
export async function whenOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine && !isUnanswered(error)) throw error;
    await nextChance();
    return whenOnline(load);
  }
}

/** The loader of the application names code without an answer so; other code is gone, for example after a deploy. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && 'kind' in error && error.kind === 'offline';

const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end);
      waiting.delete(end);
      told();
      resolve();
    };
    addEventListener('online', end);
    if (!navigator.onLine) return;
    waiting.add(end);
    told();
  });
