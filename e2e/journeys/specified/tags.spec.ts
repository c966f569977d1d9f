import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Page } from '@playwright/test';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';

test.use({ persona: 'agency', locations: 120 });

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

async function createTag(page: Page, name: string) {
  await page.goto('/locations/tags');
  await page.getByRole('button', { name: 'New tag' }).click();
  await nameField(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function addFirstPage(page: Page) {
  await page.getByRole('link', { name: 'Add locations' }).click();
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Add 50 locations' }).click();
  await expect(page.getByText('1–10 of 50')).toBeVisible();
}

/** The tags that the account has, and how many locations each has. */
const heldTags = async (twin: Twin) => {
  const held = await twin.held(tags.list, {});
  return new Map(held.tags.map(({ name, locations_count: count }) => [name, count]));
};

onEachPlatform(() => {
  test(
    'a tag is made, filled and renamed',
    { tag: ['@TAG-1', '@TAG-2'] },
    async ({ page, twin }) => {
      await createTag(page, 'Autumn window');
      await addFirstPage(page);
      await page.getByRole('button', { name: 'Rename' }).click();
      await nameField(page).fill('Winter window');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Winter window' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(async () => (await heldTags(twin)).get('Winter window')).toBe(50);
      expect((await heldTags(twin)).has('Autumn window')).toBe(false);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Winter window' })).toBeVisible();
      await expect(page.getByText('1–10 of 50')).toBeVisible();
    },
  );

  test.describe('two tags', () => {
    test.use({ expectedErrors: /status of 422/ });
    test(
      'are merged, and no location loses its tag',
      { tag: ['@TAG-1', '@TAG-2'] },
      async ({ page, twin }) => {
        const before = (await heldTags(twin)).get('Client A') ?? 0;
        await createTag(page, 'Cleint A');
        await addFirstPage(page);
        await page.getByRole('button', { name: 'Rename' }).click();
        await nameField(page).fill('Client A');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Merge into “Client A”…' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Merge tags' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Client A' })).toBeVisible();
        await expect.poll(async () => (await heldTags(twin)).has('Cleint A')).toBe(false);
        const after = (await heldTags(twin)).get('Client A') ?? 0;
        expect(after).toBeGreaterThanOrEqual(Math.max(before, 50));
      },
    );
  });
});
