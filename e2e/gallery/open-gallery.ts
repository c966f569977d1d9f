import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Every time in the gallery is counted from here. */
const now = '2026-11-20T12:00:00Z';

export async function openGallery(page: Page, hash = ''): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(`/dev/ui${hash}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
  await page.evaluate(async () => {
    // Those that no text on the page has asked for yet, too; the fallback is not on every machine.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
  });
}

export { expect, test };
