import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const now = '2026-11-20T12:00:00Z';

export async function openGallery(page: Page, hash = ''): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(`/dev/ui${hash}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
  await page.evaluate(async () => {
    // Also loads fonts that no text needs yet, because not every machine has the fallback font.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
  });
}

export { expect, test };
