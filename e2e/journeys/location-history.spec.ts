import type { Page } from '@playwright/test';
import { chooseOption } from '../fixtures/choose-option.ts';
import { joined } from '../fixtures/joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { setClock } from '../fixtures/set-clock.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

const history = (page: Page) => page.getByRole('dialog', { name: 'History' });
const entries = (page: Page) => history(page).getByRole('listitem');
const website = (page: Page) => page.getByRole('textbox', { name: 'Website' });
const linkOf = (page: Page, field: string) =>
  page.getByRole('link', { name: `History of ${field}` });

async function addressOf(twin: Twin) {
  const location = (await managedLocations(twin)).at(-1);
  if (!location) throw new Error('This account manages no location.');
  return { id: location.id, url: `/location/${location.id}/info` };
}

test(
  'who changed a field is told beside it, and a value of the past comes back into the form',
  { tag: ['@DET-2', '@DET-3', '@RT-1'] },
  async ({ page, twin }) => {
    const { id, url } = await addressOf(twin);
    await setClock(page, twin);
    const listening = joined(page);
    await page.goto(url);
    await listening;
    const before = await website(page).inputValue();

    await test.step('a save is there, with what it replaced, and what became of it', async () => {
      await website(page).fill('https://quay.example/');
      await page.getByRole('button', { name: 'Save' }).click();
      await linkOf(page, 'website').click();
      await expect(page).toHaveURL(/\?history=websiteUri$/);
      const [saved] = [entries(page).first()];
      await expect(saved).toContainText('Website changed by you');
      await expect(saved).toContainText('Being published');
      await twin.advance(10_000);
      await expect(saved).toContainText('Published');
    });

    await test.step('what Google makes of it comes in while somebody looks', async () => {
      await twin.changeProfile({
        location_id: id,
        type: 'google',
        field_name: 'websiteUri',
        update_value: 'https://google.example/',
      });
      await expect(entries(page).first()).toContainText('Website changed by Google');
      await expect(
        entries(page).first().getByRole('link', { name: 'Review the update' }),
      ).toBeVisible();
    });

    await test.step('what the form has already cannot be restored', async () => {
      const current = entries(page)
        .filter({ hasText: 'Published' })
        .getByRole('button', { name: 'Restore this value' });
      await expect(current).toBeDisabled();
      await expect(current).toHaveAccessibleDescription('This is what the form has now.');
    });

    await test.step('Back closes it, Forward opens it again, Escape goes back as well', async () => {
      await page.goBack();
      await expect(history(page)).toBeHidden();
      await page.goForward();
      await expect(history(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(history(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${url}$`));
      await expect(linkOf(page, 'website')).toBeFocused();
    });

    await test.step('the value from before comes back unsaved', async () => {
      await twin.advance(60_000);
      await setClock(page, twin);
      await page.keyboard.press('Enter');
      await history(page).getByRole('button', { name: 'Restore the value before' }).click();
      await expect(history(page)).toBeHidden();
      await expect(website(page)).toHaveValue(before);
      await expect(linkOf(page, 'website')).toBeFocused();
      await expect(page.getByText('Website restored in the form. Save to keep it.')).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).click();
      await linkOf(page, 'website').click();
      await expect(entries(page).first()).toContainText('Being published');
    });
  },
);

test.describe('of the whole location', () => {
  test.use({ expectedErrors: /status of 503|\[load\]/ });

  test(
    'it is reached from the menu, shared by its address, and asked for again where it failed',
    { tag: ['@DET-2', '@ERR-1'] },
    async ({ page, twin }) => {
      const { id, url } = await addressOf(twin);
      await twin.changeProfile({ location_id: id, type: 'ownerManager', field_name: 'title' });
      await twin.arm({ endpoint: 'locations.failedPatchAttempts', status: 503 });
      await page.goto(`/location/${id}/settings`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'History of this location' }).click();
      await expect(history(page).getByRole('alert')).toContainText('Couldn’t load the history.');
      await twin.disarm();
      await history(page).getByRole('button', { name: 'Try again' }).click();
      await expect(entries(page).first()).toContainText(
        'Business name changed by an owner or manager on Google',
      );

      // Whatever the page behind it still brings must not come between a press and its release.
      await page.waitForLoadState('networkidle');
      await history(page).getByRole('combobox', { name: 'Field' }).click();
      await chooseOption(page, 'Service areas');
      await expect(history(page)).toContainText('No changes to this field are known yet.');
      await page.goto(`${url}?history=title`);
      await expect(entries(page).first()).toContainText('Business name changed by');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`${url}$`));
    },
  );
});
