import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Page } from '@playwright/test';
import { countWrites, heldAfter, untilHeld } from '../fixtures/counted-writes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  persona: 'agency',
  locations: 60,
  platform: 'specified',
  dialects: ['writes-204', 'ids-as-text', 'no-events'],
});

const notice = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Turn off management for 60 locations' });

test(
  'a job continues in another window after its own window closes',
  { tag: ['@LOC-7', '@LOC-5', '@ERR-4'] },
  async ({ page, twin, context }) => {
    const query = { gbp_management_status: 'enabled', page: { number: 1, size: 1 } } as const;
    const enabled = (await twin.held(locations.list, { query })).meta.total;
    const call = 'locations.disableManagement';
    const writes = await countWrites(twin, call, ...heldAfter(15), ...heldAfter(15));

    await test.step('starts for the confirmed locations', async () => {
      await page.goto('/locations');
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      const bar = page.getByRole('region', { name: 'Selected locations' });
      await bar.getByRole('button', { name: 'Select all 60 matching' }).click();
      await bar.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Turn off management' }).click();
      await page.getByRole('button', { name: 'Turn off' }).click();
      await expect(notice(page)).toContainText('Runs in this browser');
      await untilHeld(twin);
    });

    const next = await context.newPage();
    await test.step('the other window takes over', async () => {
      await page.close();
      await next.goto('/');
      await expect(notice(next)).toContainText(/\d+ of 60 done/);
      await untilHeld(twin);
    });

    await test.step('pauses and resumes', async () => {
      await notice(next).getByRole('button', { name: 'Details' }).click();
      const dialog = next.getByRole('dialog', { name: 'Turn off management for 60 locations' });
      await dialog.getByRole('button', { name: 'Pause' }).click();
      await expect(dialog).toContainText('Paused at');
      await dialog.getByRole('button', { name: 'Resume' }).click();
      await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible();
      await next.keyboard.press('Escape');
      await twin.release();
    });

    await test.step('changes each location once', async () => {
      await expect(next.getByText(/^Management turned off for [\d,]+ locations$/)).toBeVisible();
      const { meta } = await twin.held(locations.list, {
        query: { gbp_management_status: 'disabled', page: { number: 1, size: 1 } },
      });
      expect(meta.total).toBe(60);
      expect(await writes()).toBe(enabled);
    });
  },
);
