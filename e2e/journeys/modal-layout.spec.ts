import type { Page } from '@playwright/test';
import { launchOptions } from '../../tooling/setup/chromium-launch.mjs';
import { layoutShift, watchLayoutShifts } from '../fixtures/layout-shift.ts';
import { expect, test } from '../fixtures/test.ts';

// A scroll bar that takes its place, as most desktops have it.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1280, height: 320 },
  expectedErrors: /status of 419/,
});

/** Where everything stands that somebody would see jump. */
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
  'nothing moves when a dialog opens over a scrolled page, and when it closes',
  { tag: ['@GACC-1', '@MODAL-1'] },
  async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto('/google-accounts');
    await expect(page.getByText('Connected')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    await scrollAWay(page);
    const before = await places(page);
    expect(before.boxes.length).toBeGreaterThan(8);
    const shiftedBefore = await layoutShift(page);

    await page
      .getByRole('button', { name: /^Disconnect / })
      // In the middle of the window: a press at its edge scrolls.
      .nth(1)
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await places(page)).toEqual(before);
    expect(await layoutShift(page)).toEqual(shiftedBefore);
  },
);

test(
  'nor when the one comes that nobody asked for',
  { tag: ['@MODAL-4', '@SESS-1'] },
  async ({ page, twin }) => {
    await watchLayoutShifts(page);
    await page.goto('/locations');
    await expect(page.getByText('1–25 of 36')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await scrollAWay(page);
    const before = await places(page);
    const shiftedBefore = await layoutShift(page);

    await twin.expireSessions();
    // Who comes back after a while has the page ask again. No press comes before, so that every shift counts.
    await page.clock.setFixedTime(Date.now() + 10 * 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await places(page)).toEqual(before);
    expect(await layoutShift(page)).toEqual(shiftedBefore);
  },
);

for (const motion of ['no-preference', 'reduce'] as const) {
  test(
    motion === 'reduce'
      ? 'where motion is reduced, nothing that opens moves'
      : 'elsewhere it does: the test sees movement',
    { tag: ['@MODAL-1', '@TOAST-1'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        const moved = new Set<string>();
        Object.assign(globalThis, { moved });
        const movement = /^(transform|translate|scale|rotate|top|left|right|bottom|height|width)$/;
        const look = ({ target }: Event) => {
          if (!(target instanceof Element)) return;
          for (const animation of target.getAnimations()) {
            const { effect } = animation;
            if (!(effect instanceof KeyframeEffect)) continue;
            const { duration } = effect.getComputedTiming();
            // Base styles shorten keyframes to a millisecond, in which nobody sees anything move.
            if (typeof duration === 'number' && duration <= 1) continue;
            for (const property of effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
              if (movement.test(property)) moved.add(property);
          }
        };
        addEventListener('transitionrun', look, true);
        addEventListener('animationstart', look, true);
      });

      await page.goto('/google-accounts');
      await page.waitForLoadState('networkidle');
      // A menu that opens along with its code does so without movement; the second time, its code is there.
      for (let time = 0; time < 2; time += 1) {
        await page.getByRole('button', { name: /menu$/ }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
      }
      await page
        .getByRole('button', { name: /^Disconnect / })
        .last()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.getByRole('button', { name: 'Disconnect account' }).click();
      await expect(page.getByText(/is disconnected$/)).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);

      const moved = await page.evaluate(() => [
        ...(globalThis as typeof globalThis & { moved: Set<string> }).moved,
      ]);
      if (motion === 'reduce') expect(moved).toEqual([]);
      // A busy machine can miss a short one; a spinner turns, which is none of these.
      else
        expect(moved).toEqual(
          expect.arrayContaining([expect.stringMatching(/^(translate|scale|transform)$/)]),
        );
    },
  );
}
