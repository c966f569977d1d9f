import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

test.use({ persona: 'guest' });

const hint = (page: Page) => page.getByRole('complementary', { name: 'Hint' });
const words = 'You can return to the home screen from anywhere by clicking here';

/** Somebody new, whose import has just ended. */
const comeNew = (twin: Twin) => twin.createAccount({ scenario: 'import-with-errors' });

test(
  'somebody new is shown the way home, until they know it',
  { tag: ['@HINT-1', '@HINT-2'] },
  async ({ page, twin }) => {
    await comeNew(twin);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);

    await page.goto('/locations');
    await expect(hint(page)).toContainText(words);
    await expect(hint(page).getByRole('link', { name: 'Learn more' })).toHaveCount(0);

    await test.step('it takes no focus and covers nothing', async () => {
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      const line = await hint(page).boundingBox();
      const main = await page.getByRole('main').boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    });

    await test.step('Escape leaves it, its button is reached by keyboard and ends it', async () => {
      await page.keyboard.press('Escape');
      await expect(hint(page)).toBeVisible();
      await page.getByRole('button', { name: /menu$/ }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Ok, got it!' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(hint(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeFocused();
    });

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
  },
);

test(
  'it is for wide windows, and not for paper',
  { tag: ['@HINT-2', '@SHELL-4'] },
  async ({ page, twin }) => {
    await comeNew(twin);
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/locations');
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(hint(page)).toContainText(words);
    await page.emulateMedia({ media: 'print' });
    await expect(hint(page)).toBeHidden();
  },
);

for (const scheme of ['light', 'dark'] as const) {
  test(`it is accessible, ${scheme}`, { tag: ['@HINT-1', '@SHELL-16'] }, async ({ page, twin }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await comeNew(twin);
    await page.goto('/google-accounts');
    await expect(hint(page)).toContainText(words);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('nothing moves when it comes', { tag: '@HINT-2' }, async ({ page, twin }) => {
  await comeNew(twin);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        dataset['shift'] = String(
          Number(dataset['shift'] ?? 0) + ('value' in entry ? Number(entry.value) : 0),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/google-accounts');
  await expect(hint(page)).toContainText(words);
  await expect(page.getByText('Connected').first()).toBeVisible();
  const shift = Number(await page.locator('html').getAttribute('data-shift'));
  // The line alone would move a whole screen by a twentieth of it.
  expect(shift).toBeLessThan(0.001);
});

test.describe('what cannot be remembered', () => {
  test.use({ expectedErrors: /status of 500|The platform had a problem/ });

  test('is said, and the hint stays', { tag: '@HINT-2' }, async ({ page, twin }) => {
    await comeNew(twin);
    await page.goto('/locations');
    await twin.arm({ endpoint: 'currentUser.setMetadata', status: 500, times: 1 });
    await page.getByRole('button', { name: 'Ok, got it!' }).click();
    await expect(hint(page).getByRole('alert')).toHaveText(
      'The platform had a problem. Try again in a moment.',
    );
    await page.getByRole('button', { name: 'Ok, got it!' }).click();
    await expect(hint(page)).toHaveCount(0);
  });
});

test.describe('who has worked with it for long', () => {
  test.use({ persona: 'owner' });

  test('is not shown the way', { tag: '@HINT-2' }, async ({ page }) => {
    await page.goto('/locations');
    await expect(page.getByText('1–25 of 36')).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
  });
});
