import { locations } from '@placekeeper/contracts/endpoints/locations';
import { expect, test } from '../fixtures/keyboard-user.ts';

/** In milliseconds of the account's clock: longer than the platform and Google need for 36 locations. */
const untilDone = 10 * 60_000;

test(
  'a user selects locations from a list, and previews, applies and undoes a bulk edit',
  { tag: ['@BULK-1', '@BULK-2', '@BULK-3'] },
  async ({ page, keys, twin }) => {
    const { data } = await twin.call(locations.list, {});
    const [first = '', second = '', third = ''] = data.flatMap(
      ({ store_code: code }) => code ?? [],
    );
    const chosen = (count: number) => page.getByText(`${count} selected`, { exact: true });
    await keys.open('/bulk-edit');

    await test.step('a pasted list selects its locations, and a second list adds to the selection or replaces it', async () => {
      await keys.use(page.getByRole('button', { name: 'Select from a list' }));
      const paste = page.getByRole('textbox', { name: 'Paste a list' });
      const find = page.getByRole('button', { name: 'Find locations' });
      await keys.write(paste, first);
      await keys.use(find);
      await expect(chosen(1)).toBeVisible();
      await keys.hears('1 line, 1 location found.');
      const outcome = page.getByRole('region', { name: 'Pasted list' });

      await keys.write(paste, second);
      await keys.use(find);
      await keys.use(outcome.getByRole('button', { name: 'Add to the 1 selected' }));
      await expect(chosen(2)).toBeVisible();
      await expect(outcome.getByRole('heading')).toBeFocused();

      await keys.write(paste, third);
      await keys.use(find);
      await keys.use(outcome.getByRole('button', { name: 'Select only this location' }));
      await expect(chosen(1)).toBeVisible();
      await expect(outcome.getByRole('heading')).toBeFocused();
      await keys.use(outcome.getByRole('button', { name: 'Dismiss' }));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('Clear selection moves the focus to Select all', async () => {
      await keys.use(page.getByRole('button', { name: 'Clear selection' }));
      await expect(page.getByRole('button', { name: /^Select all \d/ })).toBeFocused();
      await keys.use(page.getByRole('checkbox', { name: /^(?!Select all)/ }).first(), 'Space');
      await keys.hears(/^1 selected/);
    });

    await test.step('enters a new label and previews it', async () => {
      await keys.use(page.getByRole('link', { name: 'Continue with 1 location' }));
      await keys.use(page.getByRole('checkbox', { name: 'Label', exact: true }), 'Space');
      await keys.write(page.getByRole('textbox', { name: 'New Label' }), 'By keyboard');
      await keys.use(page.getByRole('button', { name: 'Preview changes' }));
      await expect(page.getByText('1 of 1 location')).toBeVisible();
    });

    await test.step('applies the bulk edit, and its end is announced', async () => {
      await keys.use(page.getByRole('button', { name: 'Apply to 1 location' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Label' })).toBeFocused();
      await twin.advance(untilDone);
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
      await keys.hears(/Completed/);
    });

    await test.step('undoes the bulk edit after a confirmation', async () => {
      await keys.use(page.getByRole('button', { name: /^Undo for/ }));
      const dialog = page.getByRole('alertdialog', { name: 'Undo this bulk edit?' });
      await keys.use(dialog.getByRole('button', { name: /^Undo for/ }));
      await expect(dialog).toHaveCount(0);
      await twin.advance(untilDone);
      const rows = page.getByRole('list', { name: 'Locations' });
      await expect(rows.getByText('Restored', { exact: true })).toBeVisible();
    });
  },
);

test(
  'a user plans holidays in the grid',
  { tag: ['@BULK-1', '@BULK-2'] },
  async ({ page, keys }) => {
    await keys.open('/bulk-edit/holidays');
    const note = page.getByRole('region', { name: 'Plan', exact: true }).getByRole('status');
    const cells = page.getByRole('gridcell').getByRole('button');
    await keys.use(cells.first());
    await keys.hears('Choose one of these options first.');
    await keys.press('Space');
    await keys.use(cells.first());
    await keys.hears('1 location will change.');
    await keys.press('ArrowRight');
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(note).toHaveText('2 locations will change.');
    await keys.use(page.getByRole('button', { name: 'Undo' }));
    await expect(note).toHaveText('1 location will change.');
    await keys.use(page.getByRole('button', { name: /^Remove/ }).first());
    await keys.use(page.getByRole('button', { name: 'Undo' }));
    await keys.use(page.getByRole('button', { name: 'Preview changes' }));
    await expect(page.getByRole('button', { name: /^Apply to 1 location$/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
