import { lazy, type ComponentType } from 'react';
import { whenOnline } from './when-online.ts';

/** A part that the first screen does without: its code is asked for when the page has settled. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await whenSettled();
    return { default: await whenOnline(load) };
  });

let settled: Promise<void> | undefined;

/**
 * When the page has shown its content and has time, or somebody starts to use it: the moment to load what the first
 * screen does without.
 */
const whenSettled = (): Promise<void> =>
  (settled ??= Promise.race([firstContent().then(idle), firstUse()]));

/** A static page is painted before any content; the application removes it with its first screen. */
async function firstContent(): Promise<void> {
  await firstPaint();
  const shell = document.querySelector('[data-static-shell]');
  if (shell) await removal(shell);
}

const removal = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.isConnected) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true });
  });

const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 200);
  });

const firstUse = (): Promise<void> =>
  new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, () => resolve(), { capture: true, once: true });
  });
