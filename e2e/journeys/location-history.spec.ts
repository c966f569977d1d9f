import type { Page } from '@playwright/test';
import { chooseOption } from '../fixtures/choose-option.ts';
import { joined } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { printProblems } from '../fixtures/print.ts';
import { setClock } from '../fixtures/set-clock.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import { visit } from '../fixtures/visit.ts';

const history = (page: Page) => page.getByRole('dialog', { name: 'History' });
const entries = (page: Page) => history(page).getByRole('listitem');
const website = (page: Page) => page.getByRole('textbox', { name: 'Website' });
const linkOf = (page: Page, field: string) =>
  page.getByRole('link', { name: `History of ${field}` });

async function lastManaged(twin: Twin) {
  const location = (await managedLocations(twin)).at(-1);
  if (!location) throw new Error('This account manages no location.');
  return location.id;
}

test.use({ expectedErrors: /status of 500|\[load\]/ });

test(
  'the history says who changed a field, and restores an earlier value in the form',
  { tag: ['@DET-2', '@DET-3', '@ERR-1', '@RT-1'] },
  async ({ page, twin }) => {
    const id = await lastManaged(twin);
    const info = `/location/${id}/info`;
    const newest = entries(page).first();

    await test.step('the history of a location fails to load, and a retry loads it', async () => {
      await twin.changeProfile({ location_id: id, type: 'ownerManager', field_name: 'title' });
      await twin.arm({ endpoint: 'locations.failedPatchAttempts', status: 500 });
      await setClock(page, twin);
      const listening = joined(page);
      await page.goto(`/location/${id}/settings`);
      await listening;
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Change history' }).click();
      await expect(history(page).getByRole('alert')).toContainText('Couldn’t load history.');
      await twin.disarm();
      await history(page).getByRole('button', { name: 'Try again' }).click();
      await expect(newest).toContainText('Business name changed by an owner or manager on Google');
    });

    await test.step('paper has the history without the page behind it', async () => {
      expect(await printProblems(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main')).toBeHidden();
      await expect(newest).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('a filter shows one field', async () => {
      // Waits, because a late update of the page behind the dialog could interrupt the click.
      await page.waitForLoadState('networkidle');
      await history(page).getByRole('combobox', { name: 'Field' }).click();
      await chooseOption(page, 'Service areas');
      await expect(history(page)).toContainText('No recorded changes to this field yet');
      await page.keyboard.press('Escape');
      await expect(history(page)).toBeHidden();
    });

    await page.getByRole('link', { name: 'Info', exact: true }).click();
    await expect(website(page)).toBeEditable();
    const before = await website(page).inputValue();

    await test.step('a save appears at once, and then its publication', async () => {
      await website(page).fill('https://quay.example/');
      await page.getByRole('button', { name: 'Save' }).click();
      await linkOf(page, 'website').click();
      await expect(page).toHaveURL(/\?history=websiteUri$/);
      await expect(newest).toContainText('Website changed by you');
      await expect(newest).toContainText('Publishing');
      await twin.advance(10_000);
      await expect(newest).toContainText('Published');
    });

    await test.step('a change by Google appears while the history is open', async () => {
      await twin.changeProfile({
        location_id: id,
        type: 'google',
        field_name: 'websiteUri',
        update_value: 'https://google.example/',
      });
      await expect(newest).toContainText('Website changed by Google');
      await expect(newest.getByRole('link', { name: 'Review update' })).toBeVisible();
    });

    await test.step('the current value has no button to restore it', async () => {
      const current = entries(page)
        .filter({ hasText: 'Published' })
        .getByRole('button', { name: 'Restore this value' });
      await expect(current).toBeDisabled();
      await expect(current).toHaveAccessibleDescription('Already the current value');
    });

    await test.step('Back closes the history, Forward opens it again, and Escape closes it', async () => {
      await page.goBack();
      await expect(history(page)).toBeHidden();
      await page.goForward();
      await expect(history(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(history(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${info}$`));
      await expect(linkOf(page, 'website')).toBeFocused();
    });

    await test.step('an earlier value is restored in the form and saved', async () => {
      await twin.advance(60_000);
      await setClock(page, twin);
      await page.keyboard.press('Enter');
      await history(page).getByRole('button', { name: 'Restore previous value' }).click();
      await expect(history(page)).toBeHidden();
      await expect(website(page)).toHaveValue(before);
      await expect(linkOf(page, 'website')).toBeFocused();
      await expect(page.getByText('Website restored. Save to keep it.')).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).click();
      await linkOf(page, 'website').click();
      await expect(newest).toContainText('Publishing');
    });

    await test.step('a field restored from the history of all fields comes into view', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Change history' }).click();
      await entries(page)
        .filter({ hasText: 'Website changed by Google' })
        .getByRole('button', { name: /^Restore/ })
        .first()
        .click();
      await expect(linkOf(page, 'website')).toBeFocused();
      await expect(linkOf(page, 'website')).toBeInViewport();
      await page.getByRole('button', { name: 'Discard' }).click();
    });

    await test.step('the address of the history opens it', async () => {
      await visit(page, `${info}?history=title`);
      await expect(newest).toContainText('Business name changed by');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`${info}$`));
    });
  },
);
