import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags as tagCalls } from '@placekeeper/contracts/endpoints/tags';
import { to } from '@placekeeper/web/paths';
import type { Page } from '@playwright/test';
import { box, pickFile, shownCount, step } from '../fixtures/bulk-edit.ts';
import { expect, test } from '../fixtures/test.ts';

async function chooseTags(page: Page, what: 'add' | 'remove', ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: `Choose tags to ${what}` }).click();
  for (const name of names) await page.getByRole('menuitemcheckbox', { name }).click();
  await page.keyboard.press('Escape');
}

test(
  'a fault is told at its field, and nothing else is',
  { tag: ['@BULK-1', '@ERR-4'] },
  async ({ page }) => {
    await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
    const preview = page.getByRole('button', { name: 'Preview the changes' });
    await preview.click();
    await expect(page.getByText('Choose at least one thing to change.')).toBeVisible();
    await box(page, 'Description').check();
    const description = page.getByRole('textbox', { name: 'New Description' });
    await description.fill('Call 0117 496 0123');
    await box(page, 'Store code').check();
    await page.getByRole('textbox', { name: 'New Store code' }).fill('HSD-1');
    await preview.click();
    await expect(description).toBeFocused();
    await expect(description).toHaveAccessibleDescription(/does not allow phone numbers/);
    await expect(page.getByRole('textbox', { name: 'New Store code' })).toHaveAccessibleDescription(
      /belongs to one location/,
    );
    await description.fill('Fresh bread since 1974.');
    await expect(description).not.toHaveAccessibleDescription(/phone numbers in/);
    await box(page, 'Clear the store code everywhere').check();
    await box(page, 'Special hours').check();
    await expect(page.getByLabel('First day')).toBeVisible();
    await preview.click();
    await expect(page.getByText('Enter the first day.')).toBeVisible();
    await expect(page.getByLabel('First day')).toBeFocused();
    await page.getByLabel('First day').fill('2030-12-24');
    await page.getByLabel('Last day').fill('2030-12-26');
    await preview.click();
    await expect(page.getByRole('button', { name: /^Apply to/ })).toBeVisible();
  },
);

test.describe('what somebody else took away meanwhile', () => {
  test.use({ expectedErrors: /status of 422/ });

  test(
    'a tag that is gone is told at the tags',
    { tag: ['@BULK-1', '@ERR-4'] },
    async ({ page }) => {
      await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
      await box(page, 'Tags').check();
      await chooseTags(page, 'add', 'Flagship');
      const { tags } = await (await page.request.get('/api/tags')).json();
      const flagship = tags.find((tag: { name: string }) => tag.name === 'Flagship');
      const cookies = await page.context().cookies();
      const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
      await page.request.delete(`/api/tags/${flagship.id}`, {
        headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
      });
      await page.getByRole('button', { name: 'Preview the changes' }).click();
      await expect(page.getByText('There is no such tag.')).toBeVisible();
      await expect(step(page, 'Choose what changes')).toBeFocused();
      await page.getByRole('button', { name: /^Remove / }).click();
      await expect(page.getByText('There is no such tag.')).toHaveCount(0);
    },
  );

  test(
    'a location that matches since the preview is not changed',
    { tag: ['@BULK-1', '@ERR-4'] },
    async ({ page, twin }) => {
      const { data } = await twin.call(locations.list, { query: { page: { size: 3 } } });
      const [late, ...first] = data.map(({ id }) => id);
      if (!late) throw new Error('There are no locations.');
      await page.goto(to('bulk-edit'));
      const { tag } = await twin.call(tagCalls.create, { body: { name: 'Relabelled' } });
      const give = (some: typeof first) =>
        twin.call(tagCalls.addLocations, { params: { id: tag.id }, body: { locations: some } });
      await give(first);
      const chosen = { pick: 'all', step: 'changes', tags: [tag.id] } as const;
      await page.goto(to('bulk-edit', {}, chosen));
      await box(page, 'Label').check();
      await page.getByRole('textbox', { name: 'New Label' }).fill('Spring');
      await page.getByRole('button', { name: 'Preview the changes' }).click();
      const apply = (count: number) =>
        page.getByRole('button', { name: `Apply to ${count} locations` });
      await expect(apply(2)).toBeEnabled();
      await give([late]);
      await apply(2).click();
      await expect(page).toHaveURL(/\/bulk-edit\/history\/\d+$/);
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
      await expect(shownCount(page).filter({ hasText: 'Spring' })).toHaveCount(2);
    },
  );

  test(
    'locations that are gone can be left out of a shared choice',
    { tag: '@BULK-1' },
    async ({ page }) => {
      await page.goto(to('bulk-edit'));
      await shownCount(page).first().getByRole('checkbox').check();
      const shared = new URL(page.url());
      shared.searchParams.set('ids', `${shared.searchParams.get('ids')}.999999`);
      await page.goto(`${shared}&step=changes`);
      await box(page, 'Label').check();
      await page.getByRole('textbox', { name: 'New Label' }).fill('Shared');
      await page.getByRole('button', { name: 'Preview the changes' }).click();
      await expect(page.getByText('1 chosen location does not exist any more.')).toBeVisible();
      await page.getByRole('link', { name: 'Leave them out' }).click();
      await expect(page.getByRole('button', { name: 'Apply to 1 location' })).toBeVisible();
    },
  );
});

test.describe('failed calls', () => {
  test.use({ expectedErrors: /status of (403|500)|ERR_EMPTY_RESPONSE|\[load\] ApiError/ });

  test(
    'are told in place, with a way on',
    { tag: ['@BULK-1', '@ERR-1'] },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'locations.listByIds', status: 403, times: 1 });
      await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
      await box(page, 'Label').check();
      await page.getByRole('textbox', { name: 'New Label' }).fill('Late');
      await page.getByRole('button', { name: 'Preview the changes' }).click();
      await expect(page.getByText('The preview could not be made.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      const apply = page.getByRole('button', { name: /^Apply to/ });
      await expect(apply).toBeVisible();

      await twin.arm({ endpoint: 'locations.update', network: 'lost-answer', times: 1 });
      await twin.arm({ endpoint: 'locations.update', status: 500, times: 1 });
      await apply.click();
      await expect(page).toHaveURL(/\/bulk-edit\/history\/\d+$/);
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();

      await page.goto(to('bulk-edit.import', {}, { draft: 999_999 }));
      await expect(page.getByText('This preview is not there any more')).toBeVisible();
      await pickFile(page, 'Choose another file', 'Name,Website\nPuffin,');
      await expect(page.getByRole('alert')).toContainText('The column "Store code" is missing');
    },
  );
});
