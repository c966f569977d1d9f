import { expect, test } from '../fixtures/keyboard-user.ts';

test(
  'a user filters, searches, selects and tags locations, and opens one',
  { tag: ['@LOC-1', '@LOC-3', '@LOC-4', '@LOC-7'] },
  async ({ page, keys }) => {
    const bar = page.getByRole('region', { name: 'Selected locations' });
    const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ });
    const filter = page.getByRole('button', { name: 'Filter', exact: true });
    await keys.open('/locations');

    await test.step('the skip link moves the focus past the sidebar', async () => {
      await keys.use(page.getByRole('link', { name: 'Skip to content' }));
      await keys.press('Tab');
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    });

    await test.step('sets a filter in the menu and removes it', async () => {
      await keys.use(filter);
      const item = page.getByRole('menuitemcheckbox', { name: 'Has updates to review' });
      await expect(item).toBeVisible();
      await keys.arrowTo(item);
      await keys.press('Enter');
      await expect(page).toHaveURL(/updates/);
      await keys.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(filter).toBeFocused();
      await keys.hears(/^\d+ locations?$/);
      await keys.use(page.getByRole('button', { name: /Remove.*Has updates to review/ }));
      await expect(page).not.toHaveURL(/updates/);
    });

    await test.step('searches, and hears the number of results', async () => {
      await keys.write(page.getByRole('searchbox'), 'puffin');
      await expect(page).toHaveURL(/filter=puffin/);
      await keys.hears(/^\d+ locations$/);
    });

    await test.step('selects two locations and adds a new tag to them', async () => {
      await keys.use(boxes.nth(0), 'Space');
      await expect(bar).toContainText('1 selected');
      await keys.use(boxes.nth(1), 'Space');
      await keys.hears('2 selected');
      await keys.use(bar.getByRole('button', { name: 'Add tags' }));
      const dialog = page.getByRole('dialog', { name: 'Add tags to 2 locations' });
      await keys.write(dialog.getByRole('searchbox'), 'By keyboard');
      await keys.use(dialog.getByRole('button', { name: 'Create “By keyboard”' }));
      await expect(dialog.getByRole('checkbox', { name: 'By keyboard' })).toBeChecked();
      await keys.use(dialog.getByRole('button', { name: 'Add 1 tag' }));
      await expect(dialog).toHaveCount(0);
      await keys.hears('“By keyboard” added to 2 locations');
    });

    await test.step('the menu of the selection returns the focus when it closes', async () => {
      await keys.openAndClose(bar.getByRole('button', { name: 'More' }));
      await keys.use(bar.getByRole('button', { name: /^Clear/ }));
      await expect(bar).toHaveCount(0);
    });

    await test.step('the menu of a row returns the focus when it closes', async () => {
      await keys.openAndClose(page.getByRole('button', { name: /^Actions for/ }).first());
    });

    await test.step('the Display menu returns the focus when it closes, and a column heading sorts', async () => {
      await keys.openAndClose(page.getByRole('button', { name: 'Display' }));
      await keys.use(page.getByRole('columnheader', { name: 'Location' }).getByRole('button'));
      await expect(page).toHaveURL(/sort/);
    });

    await test.step('opens a location', async () => {
      await keys.use(page.getByRole('row').getByRole('link').first());
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  },
);

test(
  'a user creates, fills, renames and deletes a tag',
  { tag: ['@TAG-1', '@TAG-2'] },
  async ({ page, keys }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await keys.open('/locations/tags');
    await keys.use(page.getByRole('button', { name: 'New tag' }));
    await expect(name).toBeFocused();
    await keys.write(name, 'Autumn window');
    await keys.press('Enter');
    await expect(heading('Autumn window')).toBeFocused();

    await test.step('adds locations to the tag', async () => {
      await keys.use(page.getByRole('link', { name: 'Add locations' }).first());
      await expect(heading('Add locations to Autumn window')).toBeFocused();
      await keys.use(page.getByRole('button', { name: 'Add locations' }));
      await keys.hears('Select at least one location.');
      await keys.use(page.getByLabel('Select all on this page'), 'Space');
      await keys.use(page.getByRole('button', { name: /^Add \d+ locations$/ }));
      await expect(heading('Autumn window')).toBeVisible();
      await keys.hears(/locations added to “Autumn window”/);
    });

    await test.step('removes a location from the tag, and the focus stays in the list', async () => {
      const removals = page.getByRole('button', { name: /^Remove .* from Autumn window$/ });
      await keys.use(removals.first());
      await keys.hears('1 location removed from “Autumn window”');
      await expect(removals.first()).toBeFocused();
    });

    await test.step('renames the tag', async () => {
      const rename = page.getByRole('button', { name: 'Rename' });
      await keys.use(rename);
      await keys.write(name, 'Winter window');
      await keys.press('Enter');
      await expect(name).toHaveCount(0);
      await expect(heading('Winter window')).toBeVisible();
      await expect(rename).toBeFocused();
    });

    await test.step('deletes the tag', async () => {
      await keys.use(page.getByRole('button', { name: 'Delete', exact: true }));
      const dialog = page.getByRole('alertdialog');
      await keys.use(dialog.getByRole('button', { name: /^Delete/ }));
      await expect(heading('Tags')).toBeFocused();
      await keys.hears(/“Winter window”/);
    });
  },
);

test(
  'the search opens a screen and a location, and returns the focus when it closes',
  { tag: ['@SPOT-1', '@SPOT-5'] },
  async ({ page, keys }) => {
    await keys.open('/google-accounts');
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    const box = page.getByRole('searchbox', { name: 'Search' });
    await keys.use(button);
    await expect(box).toBeFocused();
    await keys.press('Escape');
    await expect(button).toBeFocused();
    await keys.press('/');
    await expect(box).toBeFocused();
    await page.keyboard.type('settings');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible();
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
    await keys.press('/');
    await page.keyboard.type('puffin');
    const found = page
      .getByRole('dialog')
      .getByRole('link', { name: /Puffin/ })
      .first();
    await expect(found).toBeVisible();
    await keys.arrowTo(found);
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Puffin/ })).toBeFocused();
  },
);
