import type { Page } from '@playwright/test';

/** What a page notes of itself while it loads and is used. Milliseconds since the navigation began. */
interface Notes {
  firstPaint: number;
  largestPaint: number;
  /** When what is waited for was first painted. */
  shown: number;
  /** Pieces of work of over 50 ms: they block what people do. */
  readonly longTasks: { at: number; duration: number }[];
  /** From a press to the frame that follows it; those under 16 ms are not told. */
  readonly interactions: number[];
}

type Watched = typeof globalThis & { notes: Notes };

/** Has every page from now on take notes; `shown` selects what its visitors wait for. */
export async function watch(page: Page, shown: string): Promise<void> {
  await page.addInitScript((selector) => {
    const notes: Notes = {
      firstPaint: 0,
      largestPaint: 0,
      shown: 0,
      longTasks: [],
      interactions: [],
    };
    Object.assign(globalThis, { notes });
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        ...(type === 'event' && { durationThreshold: 16 }),
      });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') notes.firstPaint = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      notes.largestPaint = startTime;
    });
    observe('longtask', ({ startTime, duration }) => {
      notes.longTasks.push({ at: startTime, duration });
    });
    observe('event', (entry) => {
      if (Reflect.get(entry, 'interactionId') !== 0) notes.interactions.push(entry.duration);
    });
    const look = () => {
      if (!document.querySelector(selector)) requestAnimationFrame(look);
      else requestAnimationFrame(() => (notes.shown = performance.now()));
    };
    requestAnimationFrame(look);
  }, shown);
}

export function notesOf(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as Watched).notes);
}

/** What the page has been busy with for too long at a stretch. */
export function blockedBy({ longTasks }: Notes): number {
  return longTasks.reduce((sum, { duration }) => sum + duration - 50, 0);
}

/** Presses, and tells how long the page took to paint what the selector finds. Two frames, 33 ms, is the least it can tell. */
export async function pressToPaint(
  page: Page,
  shown: string,
  press: () => Promise<void>,
): Promise<number> {
  await page.evaluate((selector) => {
    const painted = new Promise<number>((resolve) => {
      let pressed: number | undefined;
      for (const type of ['click', 'keydown', 'input']) {
        addEventListener(type, (event) => (pressed ??= event.timeStamp), { capture: true });
      }
      const look = () => {
        const there = pressed !== undefined && document.querySelector(selector);
        requestAnimationFrame(there ? () => resolve(performance.now() - (pressed ?? 0)) : look);
      };
      requestAnimationFrame(look);
    });
    Object.assign(globalThis, { painted });
  }, shown);
  await press();
  return page.evaluate(
    () => (globalThis as typeof globalThis & { painted: Promise<number> }).painted,
  );
}
