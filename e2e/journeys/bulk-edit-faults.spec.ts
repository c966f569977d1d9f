import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags as tagCalls } from '@placekeeper/contracts/endpoints/tags';
import { to } from '@placekeeper/web/paths';
import {
  acceptRisk,
  box,
  locationRows,
  pickFile,
  shownCount,
  step,
} from '../fixtures/bulk-edit.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.describe('changes by another user', () => {
  test.use({ expectedErrors: /status of 422/ });

  test(
    'show errors at their fields, as invalid values do, and removed locations can be left out',
    { tag: ['@BULK-1', '@ERR-4'] },
    async ({ page, twin }) => {
      const preview = page.getByRole('button', { name: 'Preview changes' });

      await test.step('invalid values', async () => {
        await page.goto(to('bulk-edit'));
        await locationRows(page).first().getByRole('checkbox').check();
        await expect(page).toHaveURL(/ids=/);
        const shared = new URL(page.url());
        shared.searchParams.set('ids', `${shared.searchParams.get('ids')}.999999`);
        await visit(page, `${shared.pathname}${shared.search}&step=changes`);
        await expect(preview).toBeDisabled();
        await expect(preview).toHaveAccessibleDescription('Select at least one field to change.');
        await box(page, 'Description').check();
        const description = page.getByRole('textbox', { name: 'New Description' });
        await description.fill('Call 0117 496 0123');
        await box(page, 'Store code').check();
        const storeCode = page.getByRole('textbox', { name: 'New Store code' });
        await storeCode.fill('HSD-1');
        await preview.click();
        await expect(description).toBeFocused();
        await expect(description).toHaveAccessibleDescription(/doesn’t allow phone numbers/);
        await expect(storeCode).toHaveAccessibleDescription(/must be unique/);
        await description.fill('Fresh bread since 1974.');
        await expect(description).not.toHaveAccessibleDescription(/phone numbers in/);
        await box(page, 'Clear the store code at all selected locations').check();
        await box(page, 'Special hours').check();
        await expect(page.getByLabel('Start date')).toBeVisible();
        await preview.click();
        await expect(page.getByText('Enter a start date.')).toBeVisible();
        await expect(page.getByLabel('Start date')).toBeFocused();
        await page.getByLabel('Start date').fill('2030-12-24');
        await page.getByLabel('End date').fill('2030-12-26');
      });

      await test.step('a removed tag', async () => {
        await box(page, 'Tags').check();
        await page.getByRole('button', { name: 'Select tags to add' }).click();
        await page.getByRole('menuitemcheckbox', { name: 'Flagship' }).click();
        await page.keyboard.press('Escape');
        const { tags } = await twin.call(tagCalls.list, {});
        const flagship = tags.find(({ name }) => name === 'Flagship');
        if (!flagship) throw new Error('The account has no such tag.');
        await twin.call(tagCalls.remove, { params: { id: flagship.id } });
        await preview.click();
        await expect(page.getByText('This tag doesn’t exist.')).toBeVisible();
        await expect(step(page, 'Set new values')).toBeFocused();
        await page.getByRole('button', { name: 'Remove Deleted tag' }).click();
        await expect(page.getByText('This tag doesn’t exist.')).toHaveCount(0);
        await box(page, 'Tags').uncheck();
      });

      await test.step('a removed location', async () => {
        await preview.click();
        await expect(page.getByText('1 selected location was deleted.')).toBeVisible();
        await page.getByRole('link', { name: 'Remove from selection' }).click();
        await expect(page.getByRole('button', { name: 'Apply to 1 location' })).toBeVisible();
      });

      await test.step('a location that gets the tag after the preview', async () => {
        const { data } = await twin.call(locations.list, { query: { page: { size: 3 } } });
        const [late, ...first] = data.map(({ id }) => id);
        if (!late) throw new Error('There are no locations.');
        const { tag } = await twin.call(tagCalls.create, { body: { name: 'Relabelled' } });
        const give = (some: typeof first) =>
          twin.call(tagCalls.addLocations, { params: { id: tag.id }, body: { locations: some } });
        await give(first);
        await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes', tags: [tag.id] }));
        await box(page, 'Label').check();
        await page.getByRole('textbox', { name: 'New Label' }).fill('Spring');
        await preview.click();
        const apply = page.getByRole('button', { name: 'Apply to 2 locations' });
        await expect(apply).toBeEnabled();
        await give([late]);
        await apply.click();
        await expect(page).toHaveURL(/\/bulk-edit\/history\/\d+$/);
        await expect(page.getByText('Completed', { exact: true })).toBeVisible();
        await expect(shownCount(page).filter({ hasText: 'Spring' })).toHaveCount(2);
      });
    },
  );
});

test.describe('failed calls', () => {
  test.use({ expectedErrors: /status of (403|500)|ERR_EMPTY_RESPONSE|\[load\] ApiError/ });

  test(
    'are shown in place with a way to continue, and skipped locations have reasons',
    { tag: ['@BULK-1', '@BULK-2', '@ERR-1'] },
    async ({ page, twin }) => {
      const apply = page.getByRole('button', { name: /^Apply to/ });
      const ended = page.getByText('Completed with errors', { exact: true });
      const noSuchNumber = 'isn’t a valid phone number in';

      await test.step('the preview fails', async () => {
        await twin.arm({ endpoint: 'locations.listByIds', body: 'malformed', times: 1 });
        await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
        await box(page, 'Primary phone').check();
        await page.getByRole('textbox', { name: 'New Primary phone' }).fill('0117 496 0123');
        await page.getByRole('button', { name: 'Preview changes' }).click();
        await expect(page.getByText('Couldn’t create the preview.')).toBeVisible();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(apply).toBeVisible();
        await page
          .getByRole('navigation', { name: 'Preview' })
          .getByRole('link', { name: /^Will be skipped [1-9]/ })
          .click();
        await expect(page).toHaveURL(/show=refused/);
        await expect(shownCount(page).first()).toContainText(noSuchNumber);
      });

      await test.step('the edit repeats failed calls, and lists failed and skipped locations', async () => {
        await twin.arm({ endpoint: 'locations.update', network: 'lost-answer', times: 1 });
        await twin.arm({ endpoint: 'locations.update', status: 500, times: 1 });
        await twin.arm({ endpoint: 'locations.update', status: 403, times: 1 });
        await acceptRisk(page);
        await apply.click();
        await expect(page).toHaveURL(/\/bulk-edit\/history\/\d+$/);
        await expect(ended).toBeVisible();
        await page.getByRole('main').getByRole('button', { name: 'Retry failed (1)' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByRole('link', { name: /^Failed/ })).toHaveCount(0);
        await page.getByRole('link', { name: /^Skipped [1-9]/ }).click();
        await expect(shownCount(page).first()).toContainText(noSuchNumber);
      });

      await test.step('the preview of a spreadsheet is gone', async () => {
        await visit(page, to('bulk-edit.import', {}, { draft: 999_999 }));
        await expect(
          page.getByText('This preview is no longer available in this tab.'),
        ).toBeVisible();
        await pickFile(page, 'Choose a different file', 'Name,Website\nPuffin,');
        await expect(page.getByRole('alert')).toContainText('The column “Store code” is missing');
      });
    },
  );
});
