import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/keyboard-user.ts';
import { someLocation } from '../fixtures/some-location.ts';

test(
  'a user chooses a status and a category, and edits hours',
  { tag: '@DET-2' },
  async ({ page, keys, twin }) => {
    await keys.open(`${await someLocation(twin)}/info`);

    await test.step('chooses from a list', async () => {
      const status = page.getByRole('combobox', { name: 'Open status' });
      await keys.use(status);
      const option = page.getByRole('option', { name: 'Temporarily closed' });
      await expect(option).toBeVisible();
      await keys.arrowTo(option);
      await keys.press('Enter');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(status).toBeFocused();
      await expect(status).toContainText('Temporarily closed');
    });

    await test.step('searches for a category and closes the results', async () => {
      const box = page.getByRole('combobox', { name: 'Add a category' });
      await keys.write(box, 'coffee');
      await expect(page.getByRole('option').first()).toBeVisible();
      await keys.press('ArrowDown');
      await keys.press('Escape');
      await expect(box).toBeFocused();
    });

    await test.step('adds and removes hours of a day, and opens the menu that copies them', async () => {
      await keys.use(page.getByRole('button', { name: 'Add hours on Monday' }));
      const remove = page.getByRole('button', { name: /^Remove .*Monday/ }).last();
      await keys.use(remove);
      await keys.openAndClose(page.getByRole('button', { name: /^Copy.*Tuesday/ }));
    });
  },
);

test(
  'a user edits, saves and discards a text, and opens its history',
  { tag: ['@DET-2', '@DET-3'] },
  async ({ page, keys, twin }) => {
    await keys.open(`${await someLocation(twin)}/info`);
    const description = page.getByRole('textbox', { name: 'Description' });

    await test.step('edits a text', async () => {
      await keys.write(description, 'Open again after the works.');
      await keys.hears('Unsaved changes');
    });

    await test.step('opens the history of a field, and closing it returns the focus', async () => {
      const history = page.getByRole('link', { name: 'History of Description' });
      await keys.use(history);
      await expect(page.getByRole('dialog', { name: /History/ })).toBeVisible();
      await keys.press('Escape');
      await expect(history).toBeFocused();
    });

    await test.step('saves, and hears that the edit is saved', async () => {
      await keys.use(page.getByRole('button', { name: /^Save/ }));
      await expect(description).toHaveAccessibleDescription(/Publishing/);
      await keys.hears('Saved');
    });

    await test.step('discards an edit without losing the focus', async () => {
      await keys.write(description, 'A slip');
      await keys.use(page.getByRole('button', { name: 'Discard' }));
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
    });
  },
);

test(
  'a user answers an attribute and saves it',
  { tag: '@ATTR-1' },
  async ({ page, keys, twin }) => {
    await keys.open(`${await someLocation(twin)}/attributes`);
    const group = page.getByRole('radiogroup', { name: 'Wheelchair-accessible entrance' });
    await keys.to(group.getByRole('radio', { checked: true }));
    const answer = group.getByRole('radio', { name: 'No', exact: true });
    await keys.arrowTo(answer, 'ArrowRight');
    await expect(answer).toBeChecked();
    await keys.press('ControlOrMeta+s');
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
    await keys.hears('Saved');
    await keys.write(page.getByRole('searchbox'), 'toilet');
    await keys.hears(/attribute/);
  },
);

test(
  'a user adds and removes a service, and adds and dismisses suggestions',
  { tag: ['@SVC-1', '@SVC-2', '@SVC-3', '@SVC-7'] },
  async ({ page, keys, twin }) => {
    await keys.open(`${await someLocation(twin)}/services`);
    const add = page.getByRole('button', { name: /^Add a service/ }).first();
    await keys.use(add);
    await expect(page.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('Gift wrapping');
    await keys.press('Enter');
    const remove = page.getByRole('button', { name: 'Remove Gift wrapping' });
    await expect(remove).toBeVisible();
    await keys.press('Escape');
    await expect(add).toBeFocused();
    await keys.use(remove);
    await expect(remove).toHaveCount(0);

    const panel = page.getByRole('region', { name: 'Suggested by Google' });
    await keys.use(panel.getByRole('button', { name: /^Add / }).first());
    await expect(panel.getByRole('button', { name: /^Added / })).toBeVisible();
    await keys.use(panel.getByRole('button', { name: /^Dismiss / }).first());
    await keys.openAndClose(page.getByRole('button', { name: 'Service actions' }));
  },
);

test(
  'a user enlarges, deletes and uploads photos',
  { tag: '@MEDIA-1' },
  async ({ page, keys, twin }) => {
    await keys.open(`${await someLocation(twin)}/media`);
    const photos = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
    await expect(photos.first()).toBeVisible();
    const count = await photos.count();
    await keys.use(photos.first().getByRole('button').first());
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/1 of \d+/);
    await keys.press('ArrowRight');
    await expect(dialog).toContainText(/2 of \d+/);
    // The first Escape closes the tooltip of the focused button.
    await keys.press('Escape', 2);
    await expect(dialog).toHaveCount(0);
    await expect(photos.nth(1).getByRole('button').first()).toBeFocused();

    await test.step('deletes a photo, and the next photo gets the focus', async () => {
      await keys.use(photos.first().getByRole('button', { name: /^Delete/ }));
      await keys.use(page.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }));
      await expect(photos).toHaveCount(count - 1);
      await expect(photos.first().getByRole('button').first()).toBeFocused();
    });

    await test.step('uploads a photo', async () => {
      const chooser = page.waitForEvent('filechooser');
      await keys.use(page.getByRole('button', { name: 'Upload photos' }));
      const buffer = readFileSync(
        new URL('../../apps/mock-api/photos/common-area.png', import.meta.url),
      );
      await (await chooser).setFiles({ name: 'shop.png', mimeType: 'image/png', buffer });
      const upload = page.getByRole('button', { name: 'Upload 1 photo' });
      await expect(upload).toBeFocused();
      await keys.use(upload);
      await expect(photos).toHaveCount(count);
      await keys.kept('the upload');
    });
  },
);

test(
  'a user chooses auto-rejection and turns off management, and a closed menu returns the focus',
  { tag: ['@DET-5', '@LSET-1'] },
  async ({ page, keys, twin }) => {
    await keys.open(`${await someLocation(twin)}/settings`);
    const radio = page.getByRole('radio', { name: /^Auto-reject everything/ });
    await keys.to(page.getByRole('radio', { checked: true }).first());
    await keys.arrowTo(radio);
    await expect(radio).toBeChecked();
    await keys.openAndClose(page.getByRole('button', { name: /actions/i }).first());
    const managed = page.getByRole('switch', { name: /Managed/ });
    await keys.use(managed, 'Space');
  },
);
