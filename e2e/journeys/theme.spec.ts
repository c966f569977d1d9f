import type { Page } from '@playwright/test';
import { slowDown } from '../fixtures/slow-down.ts';
import { expect, test } from '../fixtures/test.ts';

interface Frame {
  readonly background: string;
  readonly scheme: string;
  /** True before the application has rendered anything. */
  readonly empty: boolean;
}

interface Recorded {
  readonly frames: Frame[];
}

async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(globalThis, { frames } satisfies Recorded);
    const record = () => {
      // Only the root element exists before the body.
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

test(
  'a chosen theme applies from the first frame, whatever the theme of the system',
  { tag: '@SHELL-13' },
  async ({ page }) => {
    await recordFrames(page);
    await slowDown(page, { latencyMs: 100 });
    // Loads another file of the origin, so that the choice is stored before the application starts.
    await page.goto('/favicon.svg');
    for (const chosen of ['light', 'dark'] as const) {
      await test.step(`${chosen} on a ${other[chosen]} system`, async () => {
        await page.emulateMedia({ colorScheme: other[chosen] });
        await page.evaluate((theme) => localStorage.setItem('placekeeper.theme', theme), chosen);
        await page.goto('/settings', { waitUntil: 'commit' });
        // Waits for the application; the earlier frames are painted before it renders.
        await expect
          .poll(async () => (await framesOf(page)).some(({ empty }) => !empty))
          .toBe(true);

        const frames = await framesOf(page);
        expect(frames.filter(({ empty }) => empty).length).toBeGreaterThan(0);
        expect(new Set(frames.map(({ background }) => background))).toEqual(
          new Set([canvas[chosen]]),
        );
        expect(new Set(frames.map(({ scheme }) => scheme))).toEqual(new Set([chosen]));
      });
    }
  },
);
