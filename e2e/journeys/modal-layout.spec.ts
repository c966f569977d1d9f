import type { Page } from '@playwright/test';
import { testLaunchOptions } from '../../tooling/setup/chromium-launch.mjs';
import { layoutShift, watchLayoutShifts } from '../fixtures/layout-shift.ts';
import { expect, test } from '../fixtures/test.ts';

// Shows classic scrollbars, which take up space, as on most desktops.
test.use({
  launchOptions: {
    ...testLaunchOptions,
    ignoreDefaultArgs: [...testLaunchOptions.ignoreDefaultArgs, '--hide-scrollbars'],
  },
  viewport: { width: 1280, height: 320 },
  expectedErrors: /status of (401|419)|403 .*broadcasting/,
});

/** The positions of elements whose shift a user would notice. */
const places = (page: Page) =>
  page.evaluate(() => ({
    scrolled: window.scrollY,
    boxes: [
      ...document.querySelectorAll(
        '[data-shell-bar], [data-shell-bar] a, main, h1, main a, main button',
      ),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { element: element.outerHTML.slice(0, 80), x, y, width, height };
    }),
  }));

async function scrollAWay(page: Page): Promise<void> {
  const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(bar, 'the scroll bar takes room').toBeGreaterThan(5);
  await page.mouse.move(640, 160);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20);
}

test(
  'the page does not move when a dialog opens over it, and when the dialog closes',
  { tag: ['@GACC-1', '@MODAL-1', '@MODAL-4', '@SESS-1'] },
  async ({ page, twin }) => {
    await watchLayoutShifts(page);
    await page.goto('/google-accounts');
    await expect(page.getByText('Connected')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    await scrollAWay(page);
    const before = await places(page);
    expect(before.boxes.length).toBeGreaterThan(8);
    const shiftedBefore = await layoutShift(page);

    await test.step('a dialog that the user opens', async () => {
      await page
        .getByRole('button', { name: /^Disconnect / })
        // Chooses a button in the middle of the window, because Playwright scrolls to an element at the edge.
        .nth(1)
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await places(page)).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(await places(page)).toEqual(before);
    });

    await test.step('the dialog of an expired session', async () => {
      await twin.expireSessions();
      // Returning to the window causes a read, and without a preceding click the browser counts every layout shift.
      await page.clock.setFixedTime(Date.now() + 10 * 60_000);
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await places(page)).toEqual(before);
      expect(await layoutShift(page)).toEqual(shiftedBefore);
    });

    await test.step('its button opens the log-in', async () => {
      await expect(page.getByRole('dialog')).toContainText(
        "Oh no! You've been gone for quite a while. Your session has expired. Please refresh the page and try again.",
      );
      await page.getByRole('button', { name: 'Refresh page' }).click();
      await expect(page).toHaveURL(/\/__mock\/sign-in/);
    });
  },
);
