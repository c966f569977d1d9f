import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openGallery, test } from './open-gallery.ts';

test.use({ persona: 'guest' });

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(rules).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 360]) {
    test(`the gallery is whole and accessible, ${colorScheme}, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openGallery(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  }

  test(`an open menu and an open dialog are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openGallery(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, '[role=menu]');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Long title' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
  });
}
