import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures/test.ts';

const pages = ['', '/failures', '/connections', '/log', '/snapshots', '/coverage'] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the twin's pages, ${colorScheme}`, () => {
    test.use({ colorScheme, locations: 6 });

    for (const path of pages) {
      test(`/__mock${path} is accessible, wide and narrow`, async ({ page, twin }) => {
        await twin.arm({ endpoint: 'tags.list', status: 503, times: 1 });
        await page.goto(`/__mock${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual(
            [],
          );
          const beside = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
          expect(beside).toBe(0);
        }
      });
    }
  });
}

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
