import { box, opened, part, spotlight } from '../fixtures/spotlight.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'finds locations and things to do, and marks what matches',
  { tag: ['@SPOT-8', '@SPOT-10'] },
  async ({ page }) => {
    await opened(page);
    await page.keyboard.type('harb');
    const found = part(page, 'Locations').getByRole('link');
    await expect(found.first()).toBeVisible();
    await expect(found.first().locator('mark').first()).toHaveText(/^harb$/i);
    await expect(spotlight(page).getByRole('status')).toContainText(/^\d+ results?$/);

    await box(page).fill('google acounts');
    // A typo, and still.
    await expect(
      part(page, 'Things to do').getByRole('link', { name: 'Google accounts' }),
    ).toBeVisible();

    // Signs alone are nothing to look for.
    for (const nothing of ['zzzz', '%', '.*(', '🍕']) {
      await box(page).fill(nothing);
      await expect(spotlight(page)).toContainText('No items match your filter.');
      await box(page).fill('');
    }
    await box(page).fill('zzzz');
    await expect(spotlight(page)).toContainText('No items match your filter.');
  },
);

test(
  'Enter opens the first, also one that is still on its way',
  { tag: ['@SPOT-8', '@SPOT-9'] },
  async ({ page, twin }) => {
    await opened(page);
    await twin.arm({ endpoint: 'spotlight.search', hold: true, times: 1 });
    const asked = page.waitForRequest(/query=SEC-009/);
    await page.keyboard.type('SEC-009');
    await asked;
    await page.keyboard.press('Enter');
    await twin.release();
    await expect(page).toHaveURL(/\/location\/\d+\/info/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'Enter in the pause after the last letter opens the first that comes',
  { tag: ['@SPOT-8', '@SPOT-9'] },
  async ({ page }) => {
    await opened(page);
    await box(page).fill('SEC-009');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/location\/\d+\/info/);
  },
);

test(
  'things to do are there before the platform answers, and act',
  { tag: ['@SPOT-6', '@SPOT-8', '@SHELL-13'] },
  async ({ page, twin }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await opened(page);
    await twin.arm({ endpoint: 'spotlight.search', hold: true });
    await page.keyboard.type('dark');
    await expect(
      part(page, 'Things to do').getByRole('button', { name: 'Use the dark theme' }),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(spotlight(page)).toHaveCount(0);
    await twin.release();
  },
);

test('recent locations that match come first', { tag: '@SPOT-8' }, async ({ page }) => {
  await opened(page);
  const newest = part(page, 'Recent locations').getByRole('link').first();
  const title = (await newest.innerText()).split('\n')[0] ?? '';
  const address = (await newest.getAttribute('href')) ?? '';
  await page.keyboard.type(title.split(' ')[0] ?? '');
  await expect(spotlight(page).getByRole('status')).toContainText('results');
  await expect(part(page, 'Locations').getByRole('link').first()).toHaveAttribute('href', address);
});

test.describe('a search that is left behind', () => {
  test(
    'is cancelled, and only the last one counts',
    { tag: ['@SPOT-8', '@ERR-3'] },
    async ({ page, twin }) => {
      await opened(page);
      await twin.arm({ endpoint: 'spotlight.search', hold: true, times: 1 });
      const left = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('query=puff'),
      );
      const asked = page.waitForRequest(/query=puff/);
      await box(page).fill('puff');
      await asked;
      await box(page).fill('harbour');
      expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');
      await expect(part(page, 'Locations').getByRole('link').first()).toContainText('Harbour');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await twin.release();
    },
  );
});

test.describe('a search that fails', () => {
  test.use({ expectedErrors: /status of 500|\[load\] ApiError/ });

  test(
    'says so, and can be tried again',
    { tag: ['@SPOT-8', '@ERR-1'] },
    async ({ page, twin }) => {
      await opened(page);
      await twin.arm({ endpoint: 'spotlight.search', status: 500, times: 1 });
      await box(page).fill('harbour');
      await expect(spotlight(page).getByRole('alert')).toContainText('The search failed.');
      await expect(spotlight(page)).not.toContainText('No items match');
      await spotlight(page).getByRole('button', { name: 'Try again' }).click();
      await expect(part(page, 'Locations').getByRole('link').first()).toBeVisible();
      await expect(spotlight(page).getByRole('alert')).toHaveCount(0);
      const inside = await spotlight(page).evaluate((dialog) =>
        dialog.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    },
  );
});

test(
  'asks for the first ten, and shows what the platform sends as what it is',
  { tag: '@SPOT-10' },
  async ({ page }) => {
    await opened(page);
    const request = page.waitForRequest(/\/api\/spotlight\?/);
    await page.keyboard.type('street');
    const { searchParams } = new URL((await request).url());
    expect(searchParams.get('page[number]')).toBe('1');
    expect(searchParams.get('page[size]')).toBe('10');
    await expect(part(page, 'Locations').getByRole('link')).toHaveCount(10);
  },
);
