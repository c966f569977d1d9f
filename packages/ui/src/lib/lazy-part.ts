import { lazy, type ComponentType } from 'react';
import { whenOnline } from './when-online.ts';

/** A part that the first screen does not need: its code loads when the page has settled. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await whenSettled();
    return { default: await whenOnline(load) };
  });

let settled: Promise<void> | undefined;

/** Resolves when the page has shown its content and is idle, or when the user starts to use it. */
const whenSettled = (): Promise<void> =>
  (settled ??= Promise.race([firstContent().then(idle), firstUse()]));

/** The static shell is painted before any content. The application removes it with the first screen. */
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
