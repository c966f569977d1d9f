import type { Page } from '@playwright/test';
import { slowDown } from '../fixtures/slow.ts';
import { expect, test } from '../fixtures/test.ts';

interface Frame {
  readonly background: string;
  readonly scheme: string;
  /** Whether the application has drawn anything yet. */
  readonly empty: boolean;
}

interface Recorded {
  readonly frames: Frame[];
}

/** What the page looks like in every frame that is painted, from its first one on. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(globalThis, { frames } satisfies Recorded);
    const record = () => {
      // Where there is no body yet, the page itself is all there is to see.
      const shown = getComputedStyle(document.body ?? document.documentElement);
      frames.push({
        background: shown.backgroundColor,
        scheme: getComputedStyle(document.documentElement).colorScheme,
        empty: !document.querySelector('#root')?.hasChildNodes(),
      });
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

const framesOf = (page: Page) =>
  page.evaluate(() => (globalThis as typeof globalThis & Recorded).frames);

const canvas = { light: 'rgb(248, 249, 251)', dark: 'rgb(12, 14, 17)' };
const other = { light: 'dark', dark: 'light' } as const;

for (const chosen of ['light', 'dark'] as const) {
  test(
    `a chosen ${chosen} theme on a ${other[chosen]} system is there from the first frame on`,
    { tag: '@SHELL-13' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: other[chosen] });
      await page.addInitScript((theme) => localStorage.setItem('placekeeper.theme', theme), chosen);
      await recordFrames(page);
      await slowDown(page, { cpu: 2, latencyMs: 100, kilobytesPerSecond: 400 });
      await page.goto('/settings', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const frames = await framesOf(page);
      expect(frames.filter(({ empty }) => empty).length).toBeGreaterThan(0);
      expect(new Set(frames.map(({ background }) => background))).toEqual(
        new Set([canvas[chosen]]),
      );
      expect(new Set(frames.map(({ scheme }) => scheme))).toEqual(new Set([chosen]));
    },
  );
}
