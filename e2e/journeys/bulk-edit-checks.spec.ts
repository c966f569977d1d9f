import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { to } from '@placekeeper/web/paths';
import { box, shownCount, step } from '../fixtures/bulk-edit.ts';
import { expect, test } from '../fixtures/test.ts';

const untilPublished = 10 * 60_000;

test(
  'a bulk edit fills in placeholders and lists the updates that it replaces, and its undo keeps a later change by Google',
  { tag: ['@BULK-1', '@BULK-2'] },
  async ({ page, twin }) => {
    const { data } = await twin.held(locations.list, { query: { search: 'stonebridge' } });
    const [first, second, third] = data.filter(
      ({ gbp_management_status: status }) => status === 'enabled',
    );
    if (!first || !second || !third) throw new Error('Three managed locations are needed.');
    const change = (location_id: typeof first.id, update_value: string) =>
      twin.changeProfile({ location_id, type: 'google', field_name: 'websiteUri', update_value });
    const website = page.getByRole('textbox', { name: 'New Website' });
    await change(first.id, 'https://google.example/before');

    await test.step('an unknown placeholder shows an error at the field', async () => {
      await page.goto(to('bulk-edit', {}, { filter: 'stonebridge', pick: 'all', step: 'changes' }));
      await box(page, 'Website').check();
      await website.fill('https://example.com/{town}');
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await expect(page.getByText(/^Unknown placeholder \{town\}/)).toBeVisible();
      await expect(website).toBeFocused();
    });

    await test.step('the preview shows the value of each location and the updates that the edit replaces', async () => {
      await website.fill('https://example.com/{store_code}');
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await expect(step(page, 'Review and apply')).toBeFocused();
      await expect(
        page.getByText(/^1 pending update will be replaced: website \(1\)\.$/),
      ).toBeVisible();
      const row = shownCount(page).filter({ hasText: first.name });
      await expect(row).toContainText(`https://example.com/${first.store_code}`);
      await expect(row).toContainText('https://google.example/before');
    });

    await test.step('an outdated preview is shown again instead of applied', async () => {
      await page.request.get('/sanctum/csrf-cookie');
      await twin.call(locations.update, {
        params: { id: second.id },
        body: { website_url: 'https://example.com/colleague' },
      });
      await page.getByRole('button', { name: /^Apply to/ }).click();
      await expect(page.getByRole('alert')).toContainText('1 location has changed since');
      await expect(shownCount(page).filter({ hasText: second.name })).toContainText('/colleague');
      await page.getByRole('button', { name: /^Apply to/ }).click();
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    });

    await test.step('the undo lists a change by Google and does not undo it', async () => {
      await twin.advance(untilPublished);
      await change(third.id, 'https://google.example/since');
      await page.getByRole('button', { name: /^Undo for/ }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Undo this bulk edit?' });
      await expect(dialog).toContainText('1 value has changed since');
      const conflict = dialog.getByRole('list', { name: 'Changed values' }).getByRole('listitem');
      await expect(conflict).toContainText('https://google.example/since');
      await expect(conflict.getByRole('checkbox')).not.toBeChecked();
      await dialog.getByRole('button', { name: /^Undo for/ }).click();
      await page.getByRole('link', { name: 'Not applied 1' }).click();
      await expect(shownCount(page)).toHaveCount(1);
      await expect(shownCount(page)).toContainText(
        'Not undone, because this value changed on Google later.',
      );
      const pending = await twin.held(updates.list, {
        query: { active: true, locations: [third.id], field_names: ['websiteUri'] },
      });
      expect(pending.google_updates.map(({ update_value: value }) => value)).toEqual([
        'https://google.example/since',
      ]);
    });
  },
);

test(
  'a bulk edit that a colleague made invalid names the deleted tag or location, and starts once that is removed',
  { tag: ['@BULK-1', '@ERR-4'] },
  async ({ page, twin }) => {
    const { data } = await twin.held(locations.list, { query: { search: 'stonebridge' } });
    const [first, second] = data;
    if (!first || !second) throw new Error('Two locations are needed.');
    const apply = page.getByRole('button', { name: /^Apply to/ });
    const preview = page.getByRole('button', { name: 'Preview changes' });
    await page.goto(to('bulk-edit', {}, { ids: `${first.id}.${second.id}`, step: 'changes' }));
    const { tag } = await twin.call(tags.create, { body: { name: 'Outlet' } });

    await test.step('the deleted tag is named where it was selected', async () => {
      await page.reload();
      await box(page, 'Tags').check();
      await page.getByRole('button', { name: 'Select tags to add' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Outlet' }).click();
      await page.keyboard.press('Escape');
      await preview.click();
      await expect(apply).toBeVisible();
      await twin.call(tags.remove, { params: { id: tag.id } });
      await apply.click();
      await expect(step(page, 'Set new values')).toBeFocused();
      await expect(page.getByText('This tag doesn’t exist.')).toBeVisible();
    });

    await test.step('the deleted location can be removed from the selection', async () => {
      await box(page, 'Tags').uncheck();
      await box(page, 'Label').check();
      await page.getByRole('textbox', { name: 'New Label' }).fill('Outlet');
      await preview.click();
      await expect(apply).toBeVisible();
      await twin.call(locations.remove, { params: { id: second.id } });
      await apply.click();
      await expect(page.getByRole('alert')).toContainText('1 selected location was deleted.');
      await page.getByRole('link', { name: 'Remove from selection' }).click();
      await page.getByRole('button', { name: 'Apply to 1 location' }).click();
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    });
  },
);
