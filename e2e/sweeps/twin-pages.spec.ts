import { expectAccessible, makeWideAndLight } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = ['', '/failures', '/connections', '/log', '/snapshots', '/coverage'] as const;

test.describe("the twin's pages", () => {
  test.use({ locations: 6 });

  test('are accessible', async ({ page, twin }) => {
    await twin.arm({ endpoint: 'tags.list', status: 503, times: 1 });
    for (const path of pages) {
      await test.step(path, async () => {
        await makeWideAndLight(page);
        await page.goto(`/__mock${path}`);
        await expectAccessible(page, () =>
          expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
        );
      });
    }
  });
});

test('the log shows requests while it is open, and after a pause those of the pause', async ({
  page,
}) => {
  await page.goto('/__mock/log');
  await expect(page.getByText('Live')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.request.get('/api/tags');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Live')).toBeVisible();
  await page.request.get('/api/current-user');
  await expect(page.getByRole('row', { name: '/api/current-user' })).toBeVisible();
  await page.getByRole('row', { name: '/api/tags' }).getByRole('link').click();
  await expect(page.getByText('tags.list')).toBeVisible();
});

test('one click creates an account in a scenario', async ({ page }) => {
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Start: No slots left' }).click();
  await expect(page.getByRole('status')).toContainText('You’re signed in.');
  await page.getByRole('button', { name: '+ 1 min' }).click();
  await expect(page.getByRole('status')).toContainText('Time: 2026-03-02T09:01');
});
