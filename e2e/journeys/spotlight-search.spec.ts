import type { Page } from '@playwright/test';
import { box, opened, part, spotlight } from '../fixtures/spotlight.ts';
import { expect, test } from '../fixtures/test.ts';

const found = (page: Page) => part(page, 'Locations').getByRole('link');
const toDo = (page: Page) => part(page, 'Things to do');

test.use({ expectedErrors: /status of 500|\[load\] ApiError/ });

test(
  'the search finds locations and actions, opens the first result with Enter, and can be repeated after a failure',
  {
    tag: ['@SPOT-6', '@SPOT-8', '@SPOT-9', '@SPOT-10', '@ERR-1', '@ERR-3', '@SHELL-13'],
  },
  async ({ page, twin }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await opened(page);

    await test.step('matching recent locations come first', async () => {
      const newest = part(page, 'Recent locations').getByRole('link').first();
      const title = (await newest.innerText()).split('\n')[0] ?? '';
      const address = (await newest.getAttribute('href')) ?? '';
      await page.keyboard.type(title.split(' ')[0] ?? '');
      await expect(spotlight(page).getByRole('status')).toContainText(/^\d+ results?$/);
      await expect(found(page).first()).toHaveAttribute('href', address);
    });

    await test.step('ten locations are requested, and the matching text is highlighted', async () => {
      const asked = page.waitForRequest(/\/api\/spotlight\?.*street/);
      await box(page).fill('street');
      const { searchParams } = new URL((await asked).url());
      expect(searchParams.get('page[number]')).toBe('1');
      expect(searchParams.get('page[size]')).toBe('10');
      await expect(found(page)).toHaveCount(10);
      await box(page).fill('harb');
      await expect(found(page).first().locator('mark').first()).toHaveText(/^harb$/i);
    });

    await test.step('one result is highlighted: the first, or the result under the pointer', async () => {
      const highlighted = spotlight(page).locator('[data-highlighted]');
      await expect(highlighted).toHaveCount(1);
      await expect(found(page).first()).toHaveAttribute('data-highlighted');
      await found(page).nth(2).hover();
      await expect(found(page).nth(2)).toHaveAttribute('data-highlighted');
      await expect(highlighted).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expect(found(page).first()).toBeFocused();
      await expect(found(page).first()).toHaveAttribute('data-highlighted');
      await expect(highlighted).toHaveCount(1);
      await box(page).focus();
    });

    await test.step('a mistyped search finds actions, and punctuation finds nothing', async () => {
      await box(page).fill('google acounts');
      await expect(toDo(page).getByRole('link', { name: 'Google accounts' })).toBeVisible();
      for (const nothing of ['zzzz', '%', '.*(', '🍕']) {
        await box(page).fill('');
        await expect(part(page, 'Recent locations')).toBeVisible();
        await box(page).fill(nothing);
        await expect(spotlight(page)).toContainText('No items match your filter.');
      }
    });

    await test.step('Enter opens a result whose response is pending', async () => {
      await twin.arm({ endpoint: 'spotlight.search', hold: true, times: 1 });
      const asked = page.waitForRequest(/query=SEC-009/);
      await box(page).fill('SEC-009');
      await asked;
      await page.keyboard.press('Enter');
      await twin.release();
      await expect(page).toHaveURL(/\/location\/\d+\/info/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('Enter opens a result that is not requested yet', async () => {
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.innerText();
      await page.keyboard.press('/');
      await box(page).fill('SEC-008');
      await page.keyboard.press('Enter');
      await expect(heading).not.toHaveText(before);
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(/\/location\/\d+\/info/);
    });

    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();

    await test.step('an outdated search is cancelled, and only the last search shows results', async () => {
      await twin.arm({ endpoint: 'spotlight.search', hold: true, times: 1 });
      const left = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('query=puff'),
      );
      const asked = page.waitForRequest(/query=puff/);
      await box(page).fill('puff');
      await asked;
      await box(page).fill('harbour');
      expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');
      await expect(found(page).first()).toContainText('Harbour');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await twin.release();
    });

    await test.step('a failed search shows an error and can be repeated', async () => {
      await twin.arm({ endpoint: 'spotlight.search', status: 500, times: 1 });
      await box(page).fill('puffin');
      await expect(spotlight(page).getByRole('alert')).toContainText('Search failed.');
      await expect(spotlight(page)).not.toContainText('No items match');
      await spotlight(page).getByRole('button', { name: 'Try again' }).click();
      await expect(found(page).first()).toContainText('Puffin');
      await expect(spotlight(page).getByRole('alert')).toHaveCount(0);
      const inside = spotlight(page).evaluate((dialog) => dialog.contains(document.activeElement));
      expect(await inside).toBe(true);
    });

    await test.step('actions appear before the platform responds, and work', async () => {
      await twin.arm({ endpoint: 'spotlight.search', hold: true });
      await box(page).fill('dark');
      await expect(toDo(page).getByRole('button', { name: 'Use dark theme' })).toBeVisible();
      await box(page).press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(spotlight(page)).toHaveCount(0);
      await twin.release();
    });
  },
);
