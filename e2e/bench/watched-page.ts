import type { Page } from '@playwright/test';

/** The timings that a page records, in milliseconds. Times count from the start of the navigation. */
interface Notes {
  firstPaint: number;
  largestPaint: number;
  /** The first paint of the awaited element. */
  shown: number;
  /** The first paint of the awaited element inside `#root`, which only React renders. */
  usable: number;
  /** Tasks of more than 50 ms, which block input. */
  readonly longTasks: { at: number; duration: number }[];
  /** From each input to the next frame. The browser reports none below 16 ms. */
  readonly interactions: number[];
}

type Watched = typeof globalThis & { notes: Notes };

/** Makes each new document record timings. `shown` selects the awaited element. */
export async function watch(page: Page, shown: string): Promise<void> {
  await page.addInitScript((selector) => {
    const notes: Notes = {
      firstPaint: 0,
      largestPaint: 0,
      shown: 0,
      usable: 0,
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
    const noteFirst = (awaited: string, note: (time: number) => void) => {
      const look = () => {
        if (!document.querySelector(awaited)) requestAnimationFrame(look);
        else requestAnimationFrame(() => note(performance.now()));
      };
      requestAnimationFrame(look);
    };
    noteFirst(selector, (time) => (notes.shown = time));
    noteFirst(`#root ${selector}`, (time) => (notes.usable = time));
  }, shown);
}

export function notesOf(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as Watched).notes);
}

/** The sum of the times by which tasks exceeded 50 ms. */
export function blockedBy({ longTasks }: Notes): number {
  return longTasks.reduce((sum, { duration }) => sum + duration - 50, 0);
}

/** Measures the time from a press to the paint of the selected element. The resolution is two frames, 33 ms. */
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
