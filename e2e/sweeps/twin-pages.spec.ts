import { violationsInBothThemes } from '../fixtures/axe.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = ['', '/failures', '/connections', '/log', '/snapshots', '/coverage'] as const;

test.describe("the twin's pages", () => {
  test.use({ locations: 6 });

  for (const path of pages) {
    test(`/__mock${path} is accessible, wide and narrow`, async ({ page, twin }) => {
      await twin.arm({ endpoint: 'tags.list', status: 503, times: 1 });
      await page.goto(`/__mock${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsInBothThemes(page)).toEqual([]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('the log shows what happens while it is open', async ({ page }) => {
  await page.goto('/__mock/log');
  await expect(page.getByText('Live')).toBeVisible();
  await page.request.get('/api/tags');
  await page.getByRole('row', { name: '/api/tags' }).getByRole('link').click();
  await expect(page.getByText('tags.list')).toBeVisible();
});

test('one click makes an account in a situation', async ({ page }) => {
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Start: No slots left' }).click();
  await expect(page.getByRole('status')).toContainText('You are signed in.');
  await page.getByRole('button', { name: '+ 1 min' }).click();
  await expect(page.getByRole('status')).toContainText('It is 2026-03-02T09:01');
});
