import { locations } from '@placekeeper/contracts/endpoints/locations';
import { to } from '@placekeeper/web/paths';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test(
  'a user fills gaps and copies the previous year, and a bulk edit applies and undoes the plan',
  { tag: ['@BULK-1', '@BULK-2'] },
  async ({ page, twin }) => {
    const { data } = await twin.call(locations.list, {});
    // The planner copies hours from the same holiday of the previous year.
    const known = data
      .flatMap(({ name, opening_hours: hours }) =>
        (hours?.special_periods ?? []).map(({ start_date: date, closed }) => ({
          name,
          date,
          closed,
        })),
      )
      .find(({ date, closed }) => closed && !/-(01-01|04-|03-|12-)/.test(date));
    const [, ...rest] = (known?.date ?? '').split('-');
    const again = [Number(known?.date.slice(0, 4)) + 1, ...rest].join('-');
    const other = '2030-10-31';
    const cell = (name: string, words: string) =>
      page.getByRole('gridcell', { name: `${name}, ` }).filter({ hasText: words });

    const note = page.getByRole('region', { name: 'Plan', exact: true }).getByRole('status');

    await test.step('the keyboard plans a day', async () => {
      await page.goto(to('bulk-edit'));
      await page.getByRole('link', { name: 'Holiday planner' }).click();
      await expect(page).toHaveURL('/bulk-edit/holidays');
      await expect(page.getByRole('columnheader', { name: /Christmas Eve/ })).toBeVisible();
      await visit(
        page,
        to('bulk-edit.holidays', {}, { days: `${again}.${other}`, filter: known?.name ?? '' }),
      );
      await expect(cell(known?.name ?? '', 'Last year: Closed').first()).toBeVisible();
      const first = page.getByRole('gridcell').first().getByRole('button');
      await first.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Choose one of these options first.')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Closed' })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(page.getByText('Choose one of these options first.')).toBeHidden();
      await cell(known?.name ?? '', 'Not set')
        .first()
        .getByRole('button')
        .press('Enter');
      await expect(cell(known?.name ?? '', 'ClosedPlanned').first()).toBeVisible();
      await expect(note).toHaveText('1 location will change.');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(note).toHaveText('No changes planned.');
    });

    await test.step('removing a day removes its plan, and Undo restores both', async () => {
      const fill = page.getByRole('button', { name: /^Set at \d+ locations? on / }).last();
      await fill.press('Enter');
      await expect(note).toHaveText(/^[1-9]\d* locations? will change\.$/);
      await page.getByRole('button', { name: 'Change dates' }).click();
      const leaveOut = page
        .getByRole('list', { name: 'Dates' })
        .getByRole('button', { name: 'Remove Thu, 31 Oct 2030' });
      await leaveOut.press('Enter');
      await expect(note).toHaveText('No changes planned.');
      await expect(leaveOut).toBeHidden();
      await expect(page.getByRole('list', { name: 'Dates' }).getByRole('button')).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(leaveOut).toBeVisible();
      await expect(note).toHaveText(/^[1-9]\d* locations? will change\.$/);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(note).toHaveText('No changes planned.');
      await page.goBack();
      await expect(leaveOut).toBeVisible();
    });

    await test.step('copies the previous year, and a reload keeps the plan', async () => {
      await page.getByRole('radio', { name: 'Same as last year' }).click();
      await page
        .getByRole('button', { name: 'Copy last year’s hours to all dates', exact: true })
        .click();
      await expect(note).toHaveText(/^[1-9]\d* locations? will change\.$/);
      await page.reload();
      await expect(cell(known?.name ?? '', 'ClosedPlanned').first()).toBeVisible();
    });

    await test.step('previews, applies and undoes the plan', async () => {
      await page.getByRole('button', { name: 'Preview changes' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.getByRole('button', { name: /^Apply to \d+ locations?$/ }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Holiday plan' })).toBeVisible();
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: /^Undo for/ }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Undo for/ })
        .click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Undo: Holiday plan' }),
      ).toBeVisible();
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'History' }).click();
      await expect(page.getByRole('table', { name: 'Bulk edits' })).toContainText('Undone');
      await visit(page, to('bulk-edit.holidays'));
      await expect(note).toHaveText('No changes planned.');
    });
  },
);
