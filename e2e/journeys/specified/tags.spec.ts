import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Page } from '@playwright/test';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';

test.use({ persona: 'agency', locations: 120, expectedErrors: /status of 422/ });

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.keyboard.press('Enter');
}

const heldTags = async (twin: Twin) => {
  const held = await twin.held(tags.list, {});
  return new Map(held.tags.map(({ name, locations_count: count }) => [name, count]));
};

onEachPlatform({ leaving: ['text', 'sparse', 'bare'] }, () => {
  test(
    'a user creates, fills and renames a tag, and merges it into another without losing a location',
    { tag: ['@TAG-1', '@TAG-2'] },
    async ({ page, twin }) => {
      const named = (name: string) => page.getByRole('heading', { level: 1, name });
      const before = (await heldTags(twin)).get('Client A') ?? 0;

      await page.goto('/locations/tags');
      await page.getByRole('button', { name: 'New tag' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Autumn window');
      await page.keyboard.press('Enter');
      await expect(named('Autumn window')).toBeVisible();
      await page.getByRole('link', { name: 'Add locations' }).click();
      await page.getByLabel('Select all on this page').check();
      await page.getByRole('button', { name: 'Add 50 locations' }).click();
      await expect(page.getByText('1–10 of 50')).toBeVisible();

      await rename(page, 'Winter window');
      await expect(named('Winter window')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(async () => (await heldTags(twin)).get('Winter window')).toBe(50);
      expect((await heldTags(twin)).has('Autumn window')).toBe(false);
      await page.reload();
      await expect(named('Winter window')).toBeVisible();
      await expect(page.getByText('1–10 of 50')).toBeVisible();

      await rename(page, 'Client A');
      await page.getByRole('button', { name: 'Merge into “Client A”…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Merge tags' }).click();
      await expect(named('Client A')).toBeVisible();
      await expect.poll(async () => (await heldTags(twin)).has('Winter window')).toBe(false);
      const after = (await heldTags(twin)).get('Client A') ?? 0;
      expect(after).toBeGreaterThanOrEqual(Math.max(before, 50));
    },
  );
});
