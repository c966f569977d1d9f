import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({
  persona: 'agency',
  locations: 300,
  platform: 'specified',
  dialects: ['writes-204', 'ids-as-text', 'no-events'],
});

/** How often each location was turned off. */
function countedCalls(context: BrowserContext) {
  const calls = new Map<string, number>();
  context.on('request', (request) => {
    const id = /locations\/(\d+)\/gbp-management\/disable$/.exec(request.url())?.[1];
    if (id !== undefined) calls.set(id, (calls.get(id) ?? 0) + 1);
  });
  return calls;
}

const notice = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Turn off management for 300 locations' });

test(
  'a job of hundreds goes on in the next window after the first one is gone',
  { tag: ['@LOC-7', '@LOC-5', '@ERR-4'] },
  async ({ page, twin, context }) => {
    const calls = countedCalls(context);

    await test.step('it starts for the locations that were confirmed', async () => {
      await page.goto('/locations');
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      const bar = page.getByRole('region', { name: 'Selected locations' });
      await bar.getByRole('button', { name: 'Select all 300 matching' }).click();
      await bar.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Turn management off' }).click();
      await page.getByRole('button', { name: 'Turn off' }).click();
      await expect(notice(page)).toContainText('Runs in this browser');
      await expect.poll(() => calls.size).toBeGreaterThan(50);
    });

    const next = await context.newPage();
    await test.step('the window dies in the middle, and another one takes over', async () => {
      await page.close();
      const sent = calls.size;
      expect(sent).toBeLessThan(300);
      await next.goto('/');
      await expect(notice(next)).toBeVisible();
      await expect.poll(() => calls.size).toBeGreaterThan(sent);
    });

    await test.step('it pauses and resumes', async () => {
      await notice(next).getByRole('button', { name: 'Details' }).click();
      const dialog = next.getByRole('dialog', { name: 'Turn off management for 300 locations' });
      await dialog.getByRole('button', { name: 'Pause' }).click();
      await expect(dialog).toContainText('Paused at');
      await dialog.getByRole('button', { name: 'Resume' }).click();
      await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible();
      await next.keyboard.press('Escape');
    });

    await test.step('nothing is lost, and nothing is done twice', async () => {
      await expect(next.getByText(/^Management is off for [\d,]+ locations$/)).toBeVisible({
        timeout: 60_000,
      });
      const { meta } = await twin.held(locations.list, {
        query: { gbp_management_status: 'disabled', page: { number: 1, size: 1 } },
      });
      expect(meta.total).toBe(300);
      expect([...calls].filter(([, times]) => times > 1)).toEqual([]);
    });
  },
);
