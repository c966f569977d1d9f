import { slowDown } from '../fixtures/slow.ts';
import { expect, test } from '../fixtures/test.ts';

const menuButton = /menu$/;

test(
  'its tooltip says whose it is, 40 pixels aside, and goes 50 ms after the pointer',
  { tag: '@SHELL-9' },
  async ({ page }) => {
    await page.goto('/locations');
    const button = page.getByRole('button', { name: menuButton });
    const tooltip = page.locator('[data-tooltip-popup]');
    await button.hover();
    await expect(tooltip).toBeVisible();
    expect(await button.getAttribute('data-tooltip')).toBe(await tooltip.textContent());
    const offset = async () => {
      const [from, to] = [await button.boundingBox(), await tooltip.boundingBox()];
      return (to?.x ?? 0) - (from?.x ?? 0) - (from?.width ?? 0);
    };
    // A popup stands on whole pixels.
    await expect.poll(async () => Math.abs((await offset()) - 40)).toBeLessThan(1);
    await expect(button).toHaveAttribute('data-tooltip-close-delay', '50');
    await page.mouse.move(700, 20);
    await expect(tooltip).toHaveCount(0);

    await button.hover();
    await expect(tooltip).toBeVisible();
    await button.click();
    await expect(tooltip).toHaveCount(0);
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  },
);

test(
  'its button stands still while its code comes, and a press before that is not lost',
  { tag: ['@SHELL-1', '@SHELL-9'] },
  async ({ page }) => {
    await slowDown(page, { latencyMs: 700 });
    await page.goto('/locations', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: menuButton });
    await expect(button).toBeVisible();
    const before = await button.boundingBox();
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await button.click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await button.boundingBox()).toEqual(before);
  },
);
